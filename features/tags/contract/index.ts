export { tag, tagTypes } from './tag.ts';
export type { Tag, TagType } from './tag.ts';
