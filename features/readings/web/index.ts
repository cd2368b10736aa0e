export { readingFeature } from './feature.ts';
export { SiteReading } from './site-reading.tsx';
