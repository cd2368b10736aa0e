import type { HydrationState } from '#hydration/domain';
import { peopleInStates } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { askedTests } from './asked-tests.ts';
import type { DashboardQuery } from './asked-tests.ts';

/** A filter, and the wanted states. */
export interface PeopleQuery extends DashboardQuery {
  states: readonly HydrationState[];
}

/** Ids of the people counted in `dashboardStatus`. */
export const dashboardPeople = defineRead({
  name: 'dashboard.people',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone, states }: PeopleQuery, { now }): string[] {
    const { window } = askedTests({ filter, zone }, now);
    return peopleInStates(copy, window, states);
  },
});
