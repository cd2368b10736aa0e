export { readingFeature } from './feature.ts';
export { readingList } from './reading-list.ts';
export type { ListedReading } from './reading-list.ts';
export { readingModel, readingSites } from './site-reading.ts';
export type {
  CurrentCorrection,
  CurrentReading,
  MeasuredValue,
  ReadingSite,
} from './site-reading.ts';
export { offsetOfSite } from './site-offset-read.ts';
export type { OffsetOfSite } from './site-offset-read.ts';
