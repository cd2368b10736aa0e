export { incidentFeature } from './feature.ts';
