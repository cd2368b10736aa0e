import { dateWindows, labelGroups } from '#measurements/domain';
import { countedPeople, historyOfPeople } from '#hydration/offline';
import type { HistoryOfPeople } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import type { DashboardQuery } from './dashboard-status.ts';

/** The newest 64 of the filter: a line for each of up to six people, else averages. */
export const dashboardHistory = defineRead({
  name: 'dashboard.history',
  tables: ['users', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): HistoryOfPeople {
    const { window } = dateWindows(filter, now, zone);
    return historyOfPeople(copy, { ...window, groups: labelGroups(filter) }, countedPeople(copy));
  },
});
