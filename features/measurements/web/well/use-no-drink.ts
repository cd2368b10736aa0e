import { useState } from 'react';
import { noDrinkSince, noDrinkState } from '#measurements/domain';
import type { NoDrink, NoDrinkState } from '#measurements/domain';
import { useNow, useRemembered } from '#packages/ui';

export interface NoDrinkWait {
  state: NoDrinkState;
  /** The moment of which the state is told: milliseconds since 1970. */
  now: number;
  /** Says how many minutes ago the last food or drink was: what is left of the wait begins. */
  since: (minutes: number) => void;
  /** Forgets what was said. */
  stop: () => void;
}

const nobody: Readonly<Record<string, NoDrink>> = {};
/** So many people's waits are kept on a device. */
const mostKept = 200;

/**
 * A person's wait before a saliva test. It is kept on this device: it goes on while the dialog is
 * closed, and over a reload.
 */
export function useNoDrink(user_id: string): NoDrinkWait {
  const [waits, keep] = useRemembered<Readonly<Record<string, NoDrink>>>('no-drink', nobody);
  const clock = useNow(1000);
  const [said, say] = useState(0);
  // What was said this second is not ahead of the clock of the screen.
  const now = Math.max(clock, said);
  const { [user_id]: wait, ...others } = waits;
  const put = (next: NoDrink | null) => {
    const kept = Object.entries(others)
      .filter(([, other]) => noDrinkState(other, Date.now()).is !== 'unknown')
      .slice(-mostKept);
    keep({ ...Object.fromEntries(kept), ...(next && { [user_id]: next }) });
  };
  return {
    now,
    state: noDrinkState(wait, Math.max(now, wait?.started ?? 0, wait?.told ?? 0)),
    since: (minutes) => {
      const moment = Date.now();
      say(moment);
      put(noDrinkSince(minutes, moment));
    },
    stop: () => put(null),
  };
}
