import { isDetectable } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { validSlots } from '../history-points.ts';

/** How a saliva test differs from the one before it. */
export interface ChangeSince {
  /** mOsm: above 0 where the value rose. */
  by: number;
  /** Milliseconds since 1970 of the test before. */
  time: number;
  /** False where the device's own scatter could be all of it. */
  isDetectable: boolean;
}

/** The difference to the person's newest valid saliva test before this one; null without one. */
export function changeSince(copy: Copy, slot: number): ChangeSince | null {
  const index = measurementIndex(copy);
  if (!index.valid[slot] || !index.active[slot]) return null;
  const own = validSlots(copy, index.userIds[index.user[slot] ?? -1] ?? '');
  const before = own[own.indexOf(slot) + 1];
  if (before === undefined || !own.includes(slot)) return null;
  const [past, present] = [index.value[before] ?? 0, index.value[slot] ?? 0];
  return {
    by: present - past,
    time: index.created[before] ?? 0,
    isDetectable: isDetectable(past, present),
  };
}
