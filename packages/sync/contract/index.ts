export {
  checksum,
  coldHead,
  coldMark,
  hotHead,
  hotMark,
  hotPlaces,
  onBorder,
} from './chunk-format.ts';
export {
  columnAnswerHead,
  columnAnswerMark,
  columnAnswerType,
  layoutHeader,
  layoutName,
} from './column-answer.ts';
export type { ColumnList } from './column-answer.ts';
export { cellBytes, columnView, dictionaryOf, layoutOf } from './column-shape.ts';
export type { ColumnArray, ColumnKind, ColumnShape } from './column-shape.ts';
export { emptyDigest, laneSeeds, markPrime, sameDigest, withRow } from './row-mark.ts';
export type { Digest } from './row-mark.ts';
export { pageSize, tableOfList } from './scheme.ts';
export type { Half, ListName, LocalSchema, SyncScheme, TableName } from './scheme.ts';
export { syncInterval } from './states.ts';
export type { SyncError, SyncState } from './states.ts';
export {
  batchBody,
  cutLists,
  news,
  peopleAtOnce,
  syncAnswer,
  syncBody,
  syncDigests,
  syncRows,
  visiblePeople,
} from './sync-body.ts';
export type { News } from './sync-body.ts';
