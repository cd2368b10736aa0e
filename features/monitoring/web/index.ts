export { monitoringFeature } from './feature.ts';
