import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';

/** In `hiddenStatus`: the value is shown. */
const shown = 255;

/**
 * Whether the organisation hides the values of a person's tests from the viewer. Baselines are
 * hidden with them, so the bounds are not known either. A test in the queue keeps its value.
 */
export function hidesValues(copy: Copy, user_id: string): boolean {
  const { hiddenStatus, slotsOfUser } = measurementIndex(copy);
  return slotsOfUser(user_id).some((slot) => hiddenStatus[slot] !== shown);
}
