import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import { viewerOf } from '#permissions/offline';
import type { Tag } from '#tags/contract';
import { tagsById } from '#tags/offline';
import { isManaged } from './alert-log-rows.ts';

/** The tags, jobs and locations about which the viewer may alert, by name. */
export const alertableTags = defineRead({
  name: 'alerts.tags',
  tables: ['tags', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { user_id }): Pick<Tag, 'tag_id' | 'name' | 'type'>[] {
    const viewer = viewerOf(copy, user_id);
    return [...tagsById(copy).values()]
      .filter(
        ({ active, is_hidden, tag_id }) => active && !is_hidden && isManaged(viewer, [tag_id]),
      )
      .sort((a, b) => compareNames(a.name, b.name))
      .map(({ tag_id, name, type }) => ({ tag_id, name, type }));
  },
});
