export { firstRunFeature } from './feature.ts';
