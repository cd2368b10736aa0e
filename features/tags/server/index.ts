export { tagFeature } from './feature.ts';
export { findActiveTags, takeTags } from './named-tags.ts';
export { personScope, activeTagsOfPerson } from './person-scope.ts';
export {
  activeTagIds,
  deleteUserTags,
  findTag,
  findTagMembers,
  insertTags,
  insertUserTags,
  lockTags,
} from './tag-store.ts';
export { changeTagAs } from './tag-change.ts';
