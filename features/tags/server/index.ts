export { tags } from './migrations/2026-11-21-tags.ts';
export { personScope, wornTags } from './person-scope.ts';
export { activeTagIds, insertTags, insertUserTags } from './tag-store.ts';
export type { TagRow, UserTagRow } from './tag-store.ts';
export { tagSync } from './tag-sync.ts';
