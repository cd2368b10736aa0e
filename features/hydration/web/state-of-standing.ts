import { hydrationStates } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { Standing } from '#people/domain';

/** The state behind a standing: people pass it on as a word they do not know. */
export function stateOfStanding({ state }: Standing): HydrationState {
  return hydrationStates.find((known) => known === state) ?? 'not_tested';
}
