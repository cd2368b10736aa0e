import type { HydrationState } from '#hydration/domain';

/** What a row of a dehydrated person offers first. */
export type MainAction = 'call' | 'drink' | 'open';

interface Known {
  state: HydrationState;
  /** Null if none is known. */
  phone: string | null;
  /** A drink can be logged and was not yet. */
  mayLogDrink: boolean;
}

/**
 * The first action for a dehydrated person: to call them if they are severely dehydrated, otherwise
 * to log that they drank, otherwise to open their page.
 */
export function mainAction({ state, phone, mayLogDrink }: Known): MainAction {
  if (state === 'severe' && phone !== null) return 'call';
  return mayLogDrink ? 'drink' : 'open';
}
