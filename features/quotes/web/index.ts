export { quoteFeature } from './feature.ts';
