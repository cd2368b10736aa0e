import { dashboardCalendar } from './dashboard-calendar.ts';
import { dashboardDaily } from './dashboard-daily.ts';
import { dashboardDistribution } from './dashboard-distribution.ts';
import { dashboardFrame } from './dashboard-frame.ts';
import { dashboardHistory } from './dashboard-history.ts';
import { dashboardLatest } from './dashboard-latest.ts';
import { dashboardPeople } from './dashboard-people.ts';
import { dashboardStatus } from './dashboard-status.ts';
import { dashboardTags } from './dashboard-tags.ts';

export {
  dashboardCalendar,
  dashboardDaily,
  dashboardDistribution,
  dashboardFrame,
  dashboardHistory,
};
export { dashboardLatest, dashboardPeople, dashboardStatus, dashboardTags };
export type { DashboardCalendar } from './dashboard-calendar.ts';
export type { DailyStatus } from './dashboard-daily.ts';
export type { DashboardFrame } from './dashboard-frame.ts';
export type { DashboardQuery } from './asked-tests.ts';
export type { DashboardStatus } from './dashboard-status.ts';
export type { TagStatusRow } from './dashboard-tags.ts';

/** Every question of the dashboard, for the app's list. */
export const dashboardReads = [
  dashboardFrame,
  dashboardStatus,
  dashboardHistory,
  dashboardDistribution,
  dashboardDaily,
  dashboardTags,
  dashboardLatest,
  dashboardPeople,
  dashboardCalendar,
];
