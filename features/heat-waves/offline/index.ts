export { heatWaveFeature } from './feature.ts';
export { watchedSites } from './watch-read.ts';
export type { ObservedWorker, WatchedSite } from './watch-read.ts';
