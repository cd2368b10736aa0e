import { hydrationStates } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { LatestState } from '#people/domain';

/** The latest state of a person, which the people feature passes on as an opaque text. */
export function hydrationStateOf({ state }: LatestState): HydrationState {
  return hydrationStates.find((known) => known === state) ?? 'not_tested';
}
