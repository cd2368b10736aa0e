import { defaultMean, isPersonal, statusRank } from '#hydration/domain';
import { isWithin } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineSlots } from './bounds-in-force.ts';
import { countedPeople } from './counted-people.ts';
import { hydrationType } from './latest-tests.ts';
import type { TestFilter } from './latest-tests.ts';
import { tagMatcher } from './tag-matcher.ts';

/**
 * Calls back with the slot of every hydration test of counted people in a filter, including invalid
 * ones, without removed ones. One pass over the columns without an object per test.
 */
export function scanTests(
  copy: Copy,
  { from, to, spans, groups, people: shown }: TestFilter,
  visit: (slot: number) => void,
): void {
  const { count, type, live, active, created, user, tagSet, userTagSet, tagSets, userIds } =
    measurementIndex(copy);
  const people = countedPeople(copy, shown);
  const counted = Uint8Array.from(userIds, (user_id) => (people.has(user_id) ? 1 : 0));
  const matches = tagMatcher(tagSets, groups);
  const [first, last] = [from ?? -Infinity, to ?? Infinity];
  for (let slot = 0; slot < count; slot += 1) {
    const time = created[slot] ?? 0;
    if (time < first || time >= last) continue;
    if (spans !== undefined && !isWithin(spans, time)) continue;
    if (type[slot] !== hydrationType || !live[slot] || !active[slot]) continue;
    if (counted[user[slot] ?? 0] !== 1) continue;
    if (matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0)) visit(slot);
  }
}

/**
 * Returns the status of valid tests as index in `hydrationStatuses`, by the bounds that applied to
 * each: like `stateOfTest`, without an object per test.
 */
export function statusRanks(copy: Copy): (slot: number) => number {
  const { value, baselineMean, baselineCount, created, user, userIds } = measurementIndex(copy);
  const own = baselineSlots(copy);
  const slotsOfUser = userIds.map((_, code) => own.get(code));
  return (slot) => {
    let applied: number | undefined = slot;
    if ((baselineCount[slot] ?? 0) === 0) {
      const time = created[slot] ?? 0;
      const slots = slotsOfUser[user[slot] ?? -1];
      applied = slots?.findLast((candidate) => (created[candidate] ?? 0) <= time);
    }
    const mean = applied === undefined ? 0 : (baselineMean[applied] ?? 0);
    const applies = applied !== undefined && isPersonal(mean, baselineCount[applied] ?? 0);
    return statusRank(value[slot] ?? 0, applies ? mean : defaultMean);
  };
}
