export { tagPagesFeature } from './feature.ts';
