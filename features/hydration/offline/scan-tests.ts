import { defaultMean, isPersonal, statusRank } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineSlots } from './bounds-in-force.ts';
import { countedPeople } from './counted-people.ts';
import { scanAllTests } from './scan-all-tests.ts';
import type { TestFilter } from './scan-all-tests.ts';

/** Like `scanAllTests`, only the tests of counted people. */
export function scanTests(
  copy: Copy,
  { people: shown, ...filter }: TestFilter,
  visit: (slot: number) => void,
): void {
  const { user, userIds } = measurementIndex(copy);
  const people = countedPeople(copy, shown);
  const counted = Uint8Array.from(userIds, (user_id) => (people.has(user_id) ? 1 : 0));
  scanAllTests(copy, filter, (slot) => {
    if (counted[user[slot] ?? 0] === 1) visit(slot);
  });
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
