export { firstRunFeature } from './feature.ts';
export { firstRun, hiddenField } from './first-run-read.ts';
export type { FirstRun } from './first-run-read.ts';
