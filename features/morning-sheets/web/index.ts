export { morningSheetFeature } from './feature.ts';
