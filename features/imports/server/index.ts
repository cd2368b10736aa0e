export { importFeature } from './feature.ts';
export { importWork } from './import-work.ts';
