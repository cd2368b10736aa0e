export { tags } from './migrations/2026-11-21-tags.ts';
export { tagMovesAreTold } from './migrations/2026-11-21-tag-moves-are-told.ts';
export { personScope, wornTags } from './person-scope.ts';
export { activeTagIds, findWearers, insertTags, insertUserTags } from './tag-store.ts';
export type { TagRow, UserTagRow } from './tag-store.ts';
export { tagExport } from './tag-export.ts';
export { tagSync } from './tag-sync.ts';
