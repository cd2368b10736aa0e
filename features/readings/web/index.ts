export { readingFeature } from './feature.ts';
export { readingsTab } from './readings-tab.ts';
export { SiteReading } from './site-reading.tsx';
