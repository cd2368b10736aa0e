export { alertFeature } from './feature.ts';
