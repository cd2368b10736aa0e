import { noDrinkState } from '#measurements/domain';
import type { NoDrink, NoDrinkState } from '#measurements/domain';
import { useNow, useRemembered } from '#packages/ui';

export interface NoDrinkWait {
  state: NoDrinkState;
  start: () => void;
  /** Somebody says that the time has passed. */
  tell: () => void;
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
  const now = useNow(1000);
  const { [user_id]: wait, ...others } = waits;
  const put = (next: NoDrink | null) => {
    const kept = Object.entries(others)
      .filter(([, other]) => noDrinkState(other, Date.now()).is !== 'unknown')
      .slice(-mostKept);
    keep({ ...Object.fromEntries(kept), ...(next && { [user_id]: next }) });
  };
  return {
    // What was begun this second is not ahead of the clock of the screen.
    state: noDrinkState(wait, Math.max(now, wait?.started ?? 0, wait?.told ?? 0)),
    start: () => put({ started: Date.now(), told: null }),
    tell: () => put({ started: wait?.started ?? null, told: Date.now() }),
    stop: () => put(null),
  };
}
