import { hydrationStates } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { Standing } from '#people/domain';

/** The state of a standing, which the people feature passes on as an opaque text. */
export function stateOfStanding({ state }: Standing): HydrationState {
  return hydrationStates.find((known) => known === state) ?? 'not_tested';
}
