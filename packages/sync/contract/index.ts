export {
  copyTables,
  coreLists,
  measuresLists,
  pageSize,
  specialTimes,
  tableOfList,
} from './slugs.ts';
export type { CopyTable, CoreList, MeasuresList, SyncList } from './slugs.ts';
export { progressTexts, syncInterval } from './states.ts';
export type { SyncState } from './states.ts';
export { syncBody, syncCore, syncMeasures, syncMeasuresInit } from './sync-endpoints.ts';
