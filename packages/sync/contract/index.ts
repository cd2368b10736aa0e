export {
  checksum,
  coldHead,
  coldMagic,
  hotHead,
  hotMagic,
  hotOffsets,
  alignTo8,
} from './chunk-format.ts';
export {
  columnAnswerHead,
  columnAnswerMagic,
  columnAnswerType,
  layoutHeader,
  layoutName,
} from './column-answer.ts';
export type { ColumnList } from './column-answer.ts';
export { cellBytes, columnView, dictionaryOf, layoutOf } from './column-shape.ts';
export type { ColumnArray, ColumnKind, ColumnShape } from './column-shape.ts';
export { emptyDigest, hashSeeds, hashPrime, sameDigest, withRow } from './row-hash.ts';
export type { Digest } from './row-hash.ts';
export { pageSize, tableOfList } from './sync-config.ts';
export type { Half, ListName, LocalSchema, SyncConfig, TableName } from './sync-config.ts';
export { syncInterval } from './states.ts';
export type { SyncError, SyncState } from './states.ts';
export {
  batchBody,
  cutLists,
  changedHalves,
  peopleAtOnce,
  syncAnswer,
  syncBody,
  syncDigests,
  syncRows,
  visibleDetail,
  visiblePeople,
} from './sync-body.ts';
export type { ChangedHalves } from './sync-body.ts';
