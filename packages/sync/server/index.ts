export type { AccessSource } from './access.ts';
export { rowMarks } from './row-marks.ts';
export { syncCalls } from './sync-calls.ts';
export type { SyncOptions } from './sync-calls.ts';
export { iso } from './sync-source.ts';
export type { Param, SyncSource } from './sync-source.ts';
