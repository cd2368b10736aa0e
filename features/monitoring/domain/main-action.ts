import type { HydrationState } from '#hydration/domain';

/** What a row of a dehydrated person offers first. */
export type MainAction = 'call' | 'retest' | 'drink' | 'open';

interface Known {
  state: HydrationState;
  /** Null if none is known. */
  phone: string | null;
  /** A drink can be logged and was not yet. */
  mayLogDrink: boolean;
  /** The viewer may add a test of the person. */
  mayTest: boolean;
  isRetestDue: boolean;
  /** The viewer has taken the case. */
  isTaken: boolean;
}

/**
 * The next step for a dehydrated person: to call them if they are severely dehydrated, then to test
 * them again once the re-test is due, otherwise to log that they drank, and without that an early
 * re-test. The viewer who has taken a case has called before the re-test is due.
 */
export function mainAction(known: Known): MainAction {
  const { state, phone, mayLogDrink, mayTest, isRetestDue, isTaken } = known;
  const mayRetest = mayTest && isRetestDue;
  if (state === 'severe' && phone !== null && !(isTaken && mayRetest)) return 'call';
  if (mayRetest) return 'retest';
  if (mayLogDrink) return 'drink';
  return mayTest ? 'retest' : 'open';
}
