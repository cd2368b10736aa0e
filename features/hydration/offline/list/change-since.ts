import { isDetectable } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { validSlots } from '../history-points.ts';

/** Difference between a saliva test and the previous one. */
export interface ChangeSince {
  /** mOsm: positive if the value rose. */
  by: number;
  /** Time of the previous test in milliseconds since 1970. */
  time: number;
  /** False if the measurement error could explain it. */
  isDetectable: boolean;
}

/** The difference to the person's previous valid saliva test; null if there is none. */
export function changeSince(copy: Copy, slot: number): ChangeSince | null {
  const index = measurementIndex(copy);
  if (!index.valid[slot] || !index.active[slot]) return null;
  const own = validSlots(copy, index.userIds[index.user[slot] ?? -1] ?? '');
  const before = own[own.indexOf(slot) + 1];
  if (before === undefined || !own.includes(slot)) return null;
  const [past, present] = [index.value[before] ?? 0, index.value[slot] ?? 0];
  if (Number.isNaN(past) || Number.isNaN(present)) return null;
  return {
    by: present - past,
    time: index.created[before] ?? 0,
    isDetectable: isDetectable(past, present),
  };
}
