export { programmeFeature } from './feature.ts';
