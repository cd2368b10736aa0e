export { closingFeature } from './feature.ts';
export { closingCounts } from './closing-counts.ts';
