export { serviceFeature } from './feature.ts';
