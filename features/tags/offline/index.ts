export { tagFeature } from './feature.ts';
export { tagsAll, tagsById } from './tag-rows.ts';
