export { readingFeature } from './feature.ts';
export { findSiteMeasures, findSiteReadings, moveReadings } from './reading-store.ts';
