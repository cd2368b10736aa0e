export { findDueBreaks } from './due-breaks.ts';
export type { StoredDueBreak } from './due-breaks.ts';
export { breakFeature } from './feature.ts';
export { moveBreaks } from './move-breaks.ts';
export { breakSync } from './break-sync.ts';
