import { defineRead } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { byName } from '#people/domain';
import type { Permission } from '#permissions/contract';
import { accessFromText, canGiveTag, reachOf } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { peopleById } from './user-rows.ts';

/** A person who manages the people of a tag. */
export type TagManager = Pick<User, 'user_id' | 'name_first' | 'name_last' | 'email'>;

/**
 * Managers of a tag by a permission on that tag, sorted by name, among the people that the viewer
 * sees.
 */
export const managersOfTag = defineRead({
  name: 'people.managers_of_tag',
  tables: ['users', 'permissions'],
  run(copy, { tag_id }: { tag_id: string }): TagManager[] {
    const people = peopleById(copy);
    const ids = new Set(
      [...copy.rows<Permission>('permissions').values()]
        .filter((held) => held.active && held.tag_id === tag_id)
        .filter(({ access }) => accessFromText(access).includes('manager'))
        .map(({ user_id }) => user_id),
    );
    return [...ids]
      .flatMap((user_id) => people.get(user_id) ?? [])
      .filter(({ active }) => active)
      .sort(byName)
      .map(({ user_id, name_first, name_last, email }) => ({
        ...{ user_id, name_first, name_last, email },
      }));
  },
});

/** Ids of all members of a tag that the viewer sees, hidden people too. */
export const membersOfTag = defineRead({
  name: 'people.members_of_tag',
  tables: ['users'],
  run: (copy, { tag_id }: { tag_id: string }): string[] =>
    [...peopleById(copy).values()]
      .filter(({ active, tag_ids }) => active && tag_ids.includes(tag_id))
      .map(({ user_id }) => user_id),
});

/**
 * Ids of the people whom the viewer may add to a tag: not members yet and not hidden. Null means
 * everybody the viewer sees.
 */
export const addableToTag = defineRead({
  name: 'people.addable_to_tag',
  tables: ['users', 'permissions', 'organisations'],
  run(copy, { tag_id }: { tag_id: string }, { user_id }): string[] | null {
    const viewer = viewerOf(copy, user_id);
    const isOpen = ['edit_user', 'view_measure'] as const;
    if (isOpen.every((right) => reachOf(viewer, right).everybody)) return null;
    return [...peopleById(copy).values()]
      .filter(({ active, is_hidden, tag_ids }) => active && !is_hidden && !tag_ids.includes(tag_id))
      .filter((person) => canGiveTag(viewer, person, tag_id))
      .map((person) => person.user_id);
  },
});
