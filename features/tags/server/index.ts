export { tags } from './migrations/2026-11-21-tags.ts';
export { tagNamesFold } from './migrations/2026-11-21-tag-names-fold.ts';
export { tagMovesAreTold } from './migrations/2026-11-21-tag-moves-are-told.ts';
export { findActiveTags, takeTags } from './named-tags.ts';
export { personScope, wornTags } from './person-scope.ts';
export {
  activeTagIds,
  deleteUserTags,
  findTag,
  findWearers,
  insertTags,
  insertUserTags,
  lockTags,
  updateTag,
} from './tag-store.ts';
export type { TagRow, UserTagRow } from './tag-store.ts';
export { changeTagAs } from './tag-change.ts';
export { tagCalls } from './tag-routes.ts';
export type { TagParts } from './tag-routes.ts';
export { wearerCalls } from './wearer-routes.ts';
export { tagExport } from './tag-export.ts';
export { tagSync } from './tag-sync.ts';
