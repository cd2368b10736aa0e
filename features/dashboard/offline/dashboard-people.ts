import type { HydrationState } from '#hydration/domain';
import { peopleInStates } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** A filter, and the wanted states. */
export interface PeopleQuery extends DashboardQuery {
  states: readonly HydrationState[];
}

/** Ids of the people counted in `dashboardStatus`. */
export const dashboardPeople = defineRead({
  name: 'dashboard.people',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone, states }: PeopleQuery, { now }): string[] {
    const { window } = testFilters({ filter, zone }, now);
    return peopleInStates(copy, window, states);
  },
});
