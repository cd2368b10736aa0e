export { readingFeature } from './feature.ts';
export { findSiteReadings, moveReadings } from './reading-store.ts';
