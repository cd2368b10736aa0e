import type { User, UserFilter } from '#people/contract';
import { defaultUserFilter, isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { textMatcher } from './person-texts.ts';

/** Which people count. */
export type ShownPeople = Pick<UserFilter, 'search' | 'user_ids' | 'showHidden'>;

/** A screen asks about its filter, a draft of another one, and everybody. */
const filtersKept = 8;

/**
 * The counted people: active and not test people; hidden ones only if the filter shows them.
 * Cached until a person or a tag changes.
 */
export function countedPeople(
  copy: Copy,
  { search, user_ids, showHidden }: ShownPeople = defaultUserFilter,
): ReadonlyMap<string, User> {
  if (search === '' && user_ids.length === 0) return allCounted(copy, showHidden);
  const kept = copy.memo(
    'hydration.counted-of-filter',
    ['users', 'tags'],
    () => new Map<string, ReadonlyMap<string, User>>(),
  );
  const key = JSON.stringify([search, user_ids, showHidden]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const [chosen, isFound] = [new Set(user_ids), textMatcher(copy, search)];
  const people = new Map(
    [...allCounted(copy, showHidden)].filter(
      ([user_id]) => (chosen.size === 0 || chosen.has(user_id)) && isFound(user_id),
    ),
  );
  if (kept.size >= filtersKept) kept.clear();
  kept.set(key, people);
  return people;
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
