export { jobFeature } from './feature.ts';
