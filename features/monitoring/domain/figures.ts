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

/** The figures of monitoring from the number of people per state. */
export function figuresOf(counts: Readonly<Record<HydrationState, number>>): Figure[] {
  const sum = (states: readonly HydrationState[]) =>
    states.reduce((people, state) => people + counts[state], 0);
  const [all, dehydrated] = [hydrationStates, ['moderate', 'severe'] as const];
  const untested = ['not_tested', 'invalid'] as const;
  return [
    {
      ...{ name: 'Workers in view', people: sum(all), states: all },
      detail: `${countText(sum(all) - sum(untested))} tested`,
    },
    {
      ...{ name: 'Dehydrated in window', people: sum(dehydrated), states: dehydrated },
      detail: `${countText(counts.severe)} severe`,
    },
    {
      ...{ name: 'Without a valid test', people: sum(untested), states: untested },
      detail: counts.invalid === 0 ? '' : `${countText(counts.invalid)} invalid only`,
    },
  ];
}
