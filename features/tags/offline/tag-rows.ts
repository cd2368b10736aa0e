import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { Tag } from '#tags/contract';

export const tagTables = [defineRowTable('tags', 'tag_id')];

/** Every tag, removed ones included: old data still wears them. */
export function tagsById(copy: Copy): ReadonlyMap<string, Tag> {
  return copy.rows<Tag>('tags');
}

export const tagsAll = defineRead({
  name: 'tags.all',
  tables: ['tags'],
  run: (copy, _params: Record<string, never>): Tag[] =>
    [...tagsById(copy).values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
});

export const tagReads = [tagsAll];
