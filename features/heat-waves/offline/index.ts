export { heatWaveFeature } from './feature.ts';
export { observedOnDay } from './observed-read.ts';
export type { ObservedPeople, ObservedWorker } from './observed-read.ts';
export { watchedSites } from './watch-read.ts';
export type { WatchedSite } from './watch-read.ts';
