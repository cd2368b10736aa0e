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
export {
  copyTables,
  coreLists,
  measuresLists,
  pageSize,
  bringsInactive,
  specialTimes,
  tableOfList,
} from './slugs.ts';
export type { CopyTable, CoreList, MeasuresList, SyncList } from './slugs.ts';
export { progressTexts, syncInterval } from './states.ts';
export type { SyncState } from './states.ts';
export {
  news,
  peopleAtOnce,
  syncBody,
  syncCore,
  syncEvents,
  syncMeasures,
  syncMeasuresInit,
} from './sync-endpoints.ts';
export type { News } from './sync-endpoints.ts';
