import type { HydrationState } from '#hydration/domain';
import { peopleInStates } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { askedTests } from './asked-tests.ts';
import type { DashboardQuery } from './asked-tests.ts';

/** A filter, and the states of those who are wanted. */
export interface PeopleQuery extends DashboardQuery {
  states: readonly HydrationState[];
}

/** The people behind the numbers of `dashboardStatus`, by their ids. */
export const dashboardPeople = defineRead({
  name: 'dashboard.people',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone, states }: PeopleQuery, { now }): string[] {
    const { window } = askedTests({ filter, zone }, now);
    return peopleInStates(copy, window, states);
  },
});
