import { useState } from 'react';
import { noDrinkSince, noDrinkState } from '#measurements/domain';
import type { NoDrink } from '#measurements/domain';
import { useNow, useRemembered } from '#packages/ui';

export type NoDrinkWait = ReturnType<typeof useNoDrink>;

const nobody: Readonly<Record<string, NoDrink>> = {};
/** Maximum number of people whose waits are stored on a device. */
const mostKept = 200;

/**
 * A person's wait before a saliva test. It is stored on this device, so that it continues while the
 * dialog is closed and after a reload.
 */
export function useNoDrink(user_id: string) {
  const [waits, keep] = useRemembered<Readonly<Record<string, NoDrink>>>('no-drink', nobody);
  const clock = useNow(1000);
  const [said, say] = useState(0);
  // An answer of this second must not be ahead of the screen's clock.
  const now = Math.max(clock, said);
  const { [user_id]: wait, ...others } = waits;
  const put = (next: NoDrink | null) => {
    const kept = Object.entries(others)
      .filter(([, other]) => noDrinkState(other, Date.now()).is !== 'unknown')
      .slice(-mostKept);
    keep({ ...Object.fromEntries(kept), ...(next && { [user_id]: next }) });
  };
  return {
    /** The time of the state: milliseconds since 1970. */
    now,
    state: noDrinkState(wait, Math.max(now, wait?.started ?? 0, wait?.stated ?? 0)),
    /** Sets how many minutes ago the last food or drink was and starts the remaining wait. */
    since: (minutes: number) => {
      const moment = Date.now();
      say(moment);
      put(noDrinkSince(minutes, moment));
    },
    /** Clears the answer. */
    stop: () => put(null),
  };
}
