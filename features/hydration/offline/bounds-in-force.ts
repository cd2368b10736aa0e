import { boundsOfBaseline, defaultBounds } from '#hydration/domain';
import type { HydrationBounds } from '#hydration/domain';
import { measurementTypes } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';

export const baselineType = measurementTypes.indexOf('sosm_baseline');

/** The baseline that applies to a test, in mOsm. If `count` is 0, the default bounds apply. */
export interface BaselineInForce {
  mean: number;
  count: number;
  /** The slot of the row that has it: the test with its snapshot, or the baseline. */
  slot: number | null;
}

/**
 * The baseline of a test: the snapshot in the test, otherwise the person's newest valid baseline up
 * to the time of the test.
 */
export function baselineOfTest(copy: Copy, slot: number): BaselineInForce {
  const index = measurementIndex(copy);
  const [mean, count] = [index.baselineMean[slot] ?? 0, index.baselineCount[slot] ?? 0];
  if (count > 0) return { mean, count, slot };
  return baselineAt(copy, index.user[slot] ?? -1, index.created[slot] ?? 0);
}

/**
 * The newest valid baseline of a person up to a time.
 *
 * @param user the code of the person in the index
 */
export function baselineAt(copy: Copy, user: number, time: number): BaselineInForce {
  const index = measurementIndex(copy);
  const slots = baselineSlots(copy).get(user) ?? [];
  const slot = slots.findLast((candidate) => (index.created[candidate] ?? 0) <= time);
  if (slot === undefined) return { mean: 0, count: 0, slot: null };
  return { mean: index.baselineMean[slot] ?? 0, count: index.baselineCount[slot] ?? 0, slot };
}

/** The bounds for a test, in mOsm. */
export function boundsOfTest(copy: Copy, slot: number): HydrationBounds {
  const { mean, count } = baselineOfTest(copy, slot);
  return boundsOfBaseline(mean, count);
}

/**
 * The bounds of a person at a time, in mOsm, for a test that is not in the copy.
 *
 * @param user the code of the person in the index; undefined for somebody without tests
 */
export function boundsAt(copy: Copy, user: number | undefined, time: number): HydrationBounds {
  if (user === undefined) return defaultBounds;
  const { mean, count } = baselineAt(copy, user, time);
  return boundsOfBaseline(mean, count);
}

/**
 * The slots of valid baselines by the code of the person, oldest first; cached until tests change. It
 * includes baselines with too few values: if the newest is one of these, the default bounds apply.
 */
export function baselineSlots(copy: Copy): ReadonlyMap<number, number[]> {
  return copy.memo('hydration.baselines', ['measurements'], () => {
    const index = measurementIndex(copy);
    const byUser = new Map<number, number[]>();
    for (let slot = 0; slot < index.count; slot += 1) {
      if (index.type[slot] !== baselineType || !index.live[slot]) continue;
      if (!index.valid[slot] || !index.active[slot]) continue;
      const user = index.user[slot] ?? -1;
      byUser.set(user, [...(byUser.get(user) ?? []), slot]);
    }
    for (const slots of byUser.values()) {
      slots.sort((a, b) => (index.created[a] ?? 0) - (index.created[b] ?? 0));
    }
    return byUser;
  });
}
