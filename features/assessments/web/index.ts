export { assessmentFeature } from './feature.ts';
