export { morningSheetFeature } from './feature.ts';
export { waterText } from './water-text.ts';
