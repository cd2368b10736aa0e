import { defaultMean, hydrationStatuses, isPersonal, statusRank } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { baselineSlots } from './bounds-in-force.ts';

/**
 * Returns the status of valid tests as index in `hydrationStatuses`, by the bounds that applied to
 * each: like `stateOfTest`, without an object per test.
 */
export function statusRanks(copy: Copy): (slot: number) => number {
  const { value, baselineMean, baselineCount, created, user, userIds, hiddenStatus } =
    measurementIndex(copy);
  const own = baselineSlots(copy);
  const slotsOfUser = userIds.map((_, code) => own.get(code));
  return (slot) => {
    const hidden = hiddenStatus[slot] ?? 255;
    if (hidden < hydrationStatuses.length) return hidden;
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
