export { closingFeature } from './feature.ts';
export { closingCounts } from './closing-counts.ts';
export type { ClosingCounts } from './closing-counts.ts';
