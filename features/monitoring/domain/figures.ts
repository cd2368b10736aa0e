import { hydrationStates } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { countText } from '#packages/kit';

/** A number on top of monitoring, and the people it counts. */
export interface Figure {
  name: string;
  people: number;
  /** Beside the number: the most important fact about these people. */
  detail: string;
  states: readonly HydrationState[];
}

/** The figures about hydration from the number of people per state. */
export function figuresOf(
  counts: Readonly<Record<HydrationState, number>>,
): Record<'all' | 'dehydrated', Figure> {
  const sum = (states: readonly HydrationState[]) =>
    states.reduce((people, state) => people + counts[state], 0);
  const dehydrated = ['moderate', 'severe'] as const;
  const untested = ['not_tested', 'invalid'] as const;
  return {
    all: {
      ...{ name: 'Workers in view', people: sum(hydrationStates), states: hydrationStates },
      detail: `${countText(sum(hydrationStates) - sum(untested))} tested`,
    },
    dehydrated: {
      ...{ name: 'Dehydrated in window', people: sum(dehydrated), states: dehydrated },
      detail: `${countText(counts.severe)} severe`,
    },
  };
}
