import { dateWindows, labelGroups } from '#measurements/domain';
import type { HydrationState } from '#hydration/domain';
import { peopleInStates } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import type { DashboardQuery } from './dashboard-status.ts';

/** A filter, and the states of those who are wanted. */
export interface PeopleQuery extends DashboardQuery {
  states: readonly HydrationState[];
}

/** The people behind the numbers of `dashboardStatus`, by their ids. */
export const dashboardPeople = defineRead({
  name: 'dashboard.people',
  tables: ['users', 'measurements'],
  run(copy, { filter, zone, states }: PeopleQuery, { now }): string[] {
    const { window } = dateWindows(filter, now, zone);
    return peopleInStates(copy, { ...window, groups: labelGroups(filter) }, states);
  },
});
