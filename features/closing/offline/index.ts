export { closingCounts, closingReads } from './closing-counts.ts';
export type { ClosingCounts } from './closing-counts.ts';
