import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy, Derivation, PictureSource, StoredPicture } from '#packages/sync/offline';
import { userImage } from '#people/contract';
import type { User } from '#people/contract';
import { byName, personName } from '#people/domain';

/** The members of a tag are not synced as a list: they are derived from each person's tag_ids. */
const userTags: Derivation = {
  table: 'userTags',
  key: ({ user_id, tag_id }) => `${String(user_id)}/${String(tag_id)}`,
  rows: ({ user_id, tag_ids }) =>
    Array.isArray(tag_ids) ? tag_ids.map((tag_id: unknown) => ({ user_id, tag_id })) : [],
};

export const peopleTables = [defineRowTable('users', 'user_id', { derive: [userTags] })];

/** All people in the copy, inactive and hidden ones included. */
export function peopleById(copy: Copy): ReadonlyMap<string, User> {
  return copy.rows<User>('users');
}

export const personOne = defineRead({
  name: 'people.one',
  tables: ['users'],
  run: (copy, { user_id }: { user_id: string }): User | null =>
    peopleById(copy).get(user_id) ?? null,
});

/** A person as menus and pickers show them. */
export interface NamedPerson {
  user_id: string;
  name: string;
  email: string | null;
}

export const peopleNames = defineRead({
  name: 'people.names',
  tables: ['users'],
  run: (copy, _params: Record<string, never>): readonly NamedPerson[] =>
    copy.memo('people.names', ['users'], () =>
      [...peopleById(copy).values()]
        .filter(({ active, is_hidden }) => active && !is_hidden)
        .sort(byName)
        .map(namedOf),
    ),
});

/**
 * Picked people in the order of the ids, also hidden and removed ones. Unknown ids are left out.
 */
export const peopleNamed = defineRead({
  name: 'people.named',
  tables: ['users'],
  run: (copy, { user_ids }: { user_ids: readonly string[] }): NamedPerson[] =>
    user_ids.flatMap((user_id) => {
      const user = peopleById(copy).get(user_id);
      return user === undefined ? [] : [namedOf(user)];
    }),
});

function namedOf(user: User): NamedPerson {
  return { user_id: user.user_id, name: personName(user), email: user.email };
}

/** A picture as base64 JPEG; null if there is none or it is not in the copy yet. */
export const personPicture = defineRead({
  name: 'people.picture',
  tables: ['profileImages', 'users'],
  run: (copy, { user_id }: { user_id: string }): string | null => {
    if (peopleById(copy).get(user_id)?.has_picture !== true) return null;
    return copy.rows<StoredPicture>('profileImages').get(user_id)?.image ?? null;
  },
});

/** Which pictures to load: those of all people that the viewer may see. */
export const peoplePictures: PictureSource = (copy) =>
  [...peopleById(copy).values()]
    .filter(({ active, has_picture }) => active && has_picture)
    .map(({ user_id, modified_time }) => ({
      id: user_id,
      modified_time,
      path: userImage.path.replace('{user_id}', user_id),
    }));
