import { boundsOfBaseline } from '#hydration/domain';
import type { HydrationBounds } from '#hydration/domain';
import { measurementTypes } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';

export const baselineType = measurementTypes.indexOf('sosm_baseline');

/** The baseline that applies at a time: mean in mOsm, or the default if count is 0. */
export interface BaselineInForce {
  mean: number;
  count: number;
  /** The row it comes from: the test with its snapshot, or the baseline itself. */
  slot: number | null;
}

/**
 * The baseline of a test: its own snapshot, otherwise the person's newest valid baseline not later
 * than the test.
 */
export function baselineOfTest(copy: Copy, slot: number): BaselineInForce {
  const index = measurementIndex(copy);
  const [mean, count] = [index.baselineMean[slot] ?? 0, index.baselineCount[slot] ?? 0];
  if (count > 0) return { mean, count, slot };
  return baselineAt(copy, index.user[slot] ?? -1, index.created[slot] ?? 0);
}

/** The newest valid baseline of a person (by code) not later than a time. */
export function baselineAt(copy: Copy, user: number, time: number): BaselineInForce {
  const index = measurementIndex(copy);
  const slots = baselineSlots(copy).get(user) ?? [];
  const slot = slots.findLast((candidate) => (index.created[candidate] ?? 0) <= time);
  if (slot === undefined) return { mean: 0, count: 0, slot: null };
  return { mean: index.baselineMean[slot] ?? 0, count: index.baselineCount[slot] ?? 0, slot };
}

/** Bounds in mOsm for a test. */
export function boundsOfTest(copy: Copy, slot: number): HydrationBounds {
  const { mean, count } = baselineOfTest(copy, slot);
  return boundsOfBaseline(mean, count);
}

/**
 * Slots of valid baselines by person code, oldest first; computed once. It includes baselines with
 * too few values: while such a one is the newest, the default bounds apply.
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
