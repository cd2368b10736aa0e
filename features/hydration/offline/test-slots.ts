import { measurementTypes } from '#measurements/contract';
import { isWithin } from '#measurements/domain';
import type { DateWindow } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { countedPeople } from './counted-people.ts';
import type { ShownPeople } from './counted-people.ts';
import { memoByKey } from './memo-by-key.ts';
import { tagMatcher } from './tag-matcher.ts';
import type { LabelGroups } from './tag-matcher.ts';

export const hydrationType = measurementTypes.indexOf('sosm');

/** Which hydration tests count. */
export interface TestFilter extends DateWindow {
  groups: LabelGroups;
  /** Only these people; by default everybody who is not hidden. */
  people?: ShownPeople | undefined;
}

/**
 * The slots of the hydration tests of anybody in the window and with the labels of a filter,
 * including invalid ones, without removed ones. The cards of a screen share one pass over the
 * columns.
 *
 * They are a list, as a call for each of some hundred thousand tests takes several times as long as
 * a loop over them.
 */
export function testSlots(copy: Copy, filter: Omit<TestFilter, 'people'>): Int32Array {
  const { from, to, spans, groups } = filter;
  const key = { from, to, spans, groups };
  return memoByKey(copy, 'hydration.slots-of-filter', ['measurements'], key, () =>
    findSlots(copy, filter),
  );
}

/** Like `testSlots`, only the tests of counted people. */
export function countedTestSlots(copy: Copy, { people: shown, ...filter }: TestFilter): Int32Array {
  const tables = ['users', 'tags', 'measurements'] as const;
  const key = { shown, ...filter };
  return memoByKey(copy, 'hydration.counted-slots', tables, key, () => {
    const { user, userIds } = measurementIndex(copy);
    const people = countedPeople(copy, shown);
    const isCounted = Uint8Array.from(userIds, (user_id) => (people.has(user_id) ? 1 : 0));
    const slots = testSlots(copy, filter);
    const counted = new Int32Array(slots.length);
    let found = 0;
    for (const slot of slots) {
      if (isCounted[user[slot] ?? 0] === 1) counted[found++] = slot;
    }
    return counted.subarray(0, found);
  });
}

function findSlots(
  copy: Copy,
  { from, to, spans, groups }: Omit<TestFilter, 'people'>,
): Int32Array {
  const { count, type, live, active, created, tagSet, userTagSet, tagSets } =
    measurementIndex(copy);
  const matches = tagMatcher(tagSets, groups);
  const [first, last] = [from ?? -Infinity, to ?? Infinity];
  const slots = new Int32Array(count);
  let found = 0;
  for (let slot = 0; slot < count; slot += 1) {
    if (type[slot] !== hydrationType || !live[slot] || !active[slot]) continue;
    const time = created[slot] ?? 0;
    if (time < first || time >= last) continue;
    if (spans !== undefined && !isWithin(spans, time)) continue;
    if (matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0)) slots[found++] = slot;
  }
  return slots.slice(0, found);
}
