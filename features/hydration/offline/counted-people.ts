import type { User, UserFilter } from '#people/contract';
import { defaultUserFilter, isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { memoByKey } from './memo-by-key.ts';
import { textMatcher } from './person-texts.ts';

/** Which people count. */
export type ShownPeople = Pick<UserFilter, 'search' | 'user_ids' | 'showHidden'>;

/**
 * The counted people: active and not test people; hidden ones only if the filter shows them.
 * Cached until a person or a tag changes.
 */
export function countedPeople(
  copy: Copy,
  { search, user_ids, showHidden }: ShownPeople = defaultUserFilter,
): ReadonlyMap<string, User> {
  if (search === '' && user_ids.length === 0) return allCounted(copy, showHidden);
  const key = [search, user_ids, showHidden];
  return memoByKey(copy, 'hydration.counted-of-filter', ['users', 'tags'], key, () => {
    const [chosen, isFound] = [new Set(user_ids), textMatcher(copy, search)];
    return new Map(
      [...allCounted(copy, showHidden)].filter(
        ([user_id]) => (chosen.size === 0 || chosen.has(user_id)) && isFound(user_id),
      ),
    );
  });
}

function allCounted(copy: Copy, showHidden: boolean): ReadonlyMap<string, User> {
  const name = showHidden ? 'hydration.counted-and-hidden' : 'hydration.counted-people';
  return copy.memo(name, ['users'], () => {
    const counted = [...peopleById(copy)].filter(([, person]) =>
      isWorker(showHidden ? { ...person, is_hidden: false } : person),
    );
    return new Map(counted);
  });
}
