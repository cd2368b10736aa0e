import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import type { Permission } from '#permissions/contract';
import { accessFromText, managedBy } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { Tag } from '#tags/contract';
import { noticeOf } from '#tags/domain';
import { tagsById } from '#tags/offline';

/** A tag with the recipients of its dehydration notification. */
export interface TagNoticeRow {
  tag: Tag;
  isOn: boolean;
  /** Names of the chosen recipients whom the viewer may see. */
  names: string[];
  /** Chosen recipients; 0 for all managers of the tag. */
  chosen: number;
  /** Managers of this tag. */
  managers: number;
}

/** The tags that the viewer manages, except hidden ones, which never notify. */
export const tagNotices = defineRead({
  name: 'notifications.tags',
  tables: ['tags', 'users', 'permissions'],
  run(copy, _params: Record<string, never>, { user_id }): TagNoticeRow[] {
    const { everybody, tag_ids } = managedBy(viewerOf(copy, user_id));
    const managers = managersOf(copy);
    return [...tagsById(copy).values()]
      .filter(({ active, is_hidden }) => active && !is_hidden)
      .filter(({ tag_id }) => everybody || tag_ids.includes(tag_id))
      .sort((a, b) => compareNames(a.name, b.name))
      .map((tag) => {
        const { _notify_hydration, _notify_hydration_to } = noticeOf(tag.metadata);
        const people = _notify_hydration_to.flatMap((id) => peopleById(copy).get(id) ?? []);
        // Somebody whom the viewer may not see counts without a name; a removed one does not.
        const removed = people.filter(({ active }) => !active).length;
        return {
          ...{ tag, isOn: _notify_hydration },
          names: people
            .filter(({ active }) => active)
            .map(personName)
            .sort(compareNames),
          chosen: _notify_hydration_to.length - removed,
          managers: managers.get(tag.tag_id)?.size ?? 0,
        };
      });
  },
});

/** The active managers of each tag. */
function managersOf(copy: Copy): ReadonlyMap<string, ReadonlySet<string>> {
  const byTag = new Map<string, Set<string>>();
  for (const { active, tag_id, user_id, access } of copy.rows<Permission>('permissions').values()) {
    if (!active || tag_id === null || !accessFromText(access).includes('manager')) continue;
    if (peopleById(copy).get(user_id)?.active === false) continue;
    byTag.set(tag_id, (byTag.get(tag_id) ?? new Set()).add(user_id));
  }
  return byTag;
}
