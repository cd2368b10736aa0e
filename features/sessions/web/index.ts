export { sessionFeature } from './feature.ts';
