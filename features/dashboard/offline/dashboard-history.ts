import { historyOfPeople } from '#hydration/offline';
import type { HistoryOfPeople } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** The newest 64 points of the filter: a line for each of up to six people, otherwise averages. */
export const dashboardHistory = defineRead({
  name: 'dashboard.history',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): HistoryOfPeople {
    const { window } = testFilters({ filter, zone }, now);
    return historyOfPeople(copy, window);
  },
});
