import { peopleById } from '#people/offline';
import type { User } from '#people/contract';
import type { Copy } from '#packages/sync/offline';

/**
 * The people that figures count: active, neither hidden nor test persons. Kept until a person
 * changes.
 */
export function countedPeople(copy: Copy): ReadonlyMap<string, User> {
  return copy.memo('hydration.counted-people', ['users'], () => {
    const counted = [...peopleById(copy)].filter(
      ([, person]) => person.active && !person.is_hidden && !person.experimental,
    );
    return new Map(counted);
  });
}
