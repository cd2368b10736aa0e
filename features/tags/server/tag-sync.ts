import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';

/** All tags, also deleted ones, as old data refers to them. */
export const tagSync: SyncSource<unknown> = {
  list: 'tags',
  table: 'tags',
  key: 'tag_id',
  visible: () => 'true',
  audience: 'everybody',
  row: `json_build_object(
    'tag_id', r.tag_id, 'name', r.name, 'type', r.type, 'is_hidden', r.is_hidden,
    'active', r.active, 'metadata', r.metadata,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};
