export { changeTag, createTag, removeTag, setDehydrationNotice } from './tag-endpoints.ts';
export { tagMessages, tagNotFound } from './tag-messages.ts';
export {
  coordinates,
  dehydrationNotice,
  jobFactors,
  riskFactors,
  unsetCoordinate,
  unsetFactor,
} from './tag-metadata.ts';
export type { Coordinates, DehydrationNotice, JobFactors, RiskFactor } from './tag-metadata.ts';
export { longestTagName, shortestTagName, tagName } from './tag-name.ts';
export { tag, tagTypes } from './tag.ts';
export type { Tag, TagType } from './tag.ts';
export { addMembers, addTagMembers, mostTagMembers, removeTagMember } from './member-endpoints.ts';
