export { supplyFeature } from './feature.ts';
