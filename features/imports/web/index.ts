export { importFeature } from './feature.ts';
