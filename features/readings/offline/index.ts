export { readingFeature } from './feature.ts';
export { readingList } from './reading-list.ts';
export type { ListedReading } from './reading-list.ts';
export { readingModel, readingSites } from './site-reading.ts';
export type { CurrentReading, MeasuredValue, ReadingSite } from './site-reading.ts';
