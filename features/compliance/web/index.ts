export { complianceFeature } from './feature.ts';
