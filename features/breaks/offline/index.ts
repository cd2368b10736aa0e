export { breakList, breakNames } from './break-list.ts';
export type { ListedBreak } from './break-list.ts';
export { noChanges, queuedBreak, queuedChanges } from './break-rows.ts';
export type { BreakChanges } from './break-rows.ts';
export { breakFeature } from './feature.ts';
export { breakSites } from './site-reads.ts';
export type { LocationBreaks } from './site-reads.ts';
