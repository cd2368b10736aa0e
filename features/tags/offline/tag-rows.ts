import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { Tag } from '#tags/contract';
import { compareNames } from '#packages/kit';

export const tagTables = [defineRowTable('tags', 'tag_id')];

/** Every tag, removed ones included, as old data refers to them. */
export function tagsById(copy: Copy): ReadonlyMap<string, Tag> {
  return copy.rows<Tag>('tags');
}

export const tagsAll = defineRead({
  name: 'tags.all',
  tables: ['tags'],
  run: (copy, _params: Record<string, never>): Tag[] =>
    [...tagsById(copy).values()].sort((a, b) => compareNames(a.name, b.name)),
});

export const tagReads = [tagsAll];
