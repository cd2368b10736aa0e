export { rosterFeature } from './feature.ts';
