import type { OfflineFeature } from '#packages/feature/offline';
import { dashboardCalendar } from './dashboard-calendar.ts';
import { dashboardDaily } from './dashboard-daily.ts';
import { dashboardDistribution } from './dashboard-distribution.ts';
import { dashboardFrame } from './dashboard-frame.ts';
import { dashboardHistory } from './dashboard-history.ts';
import { dashboardRecent } from './dashboard-recent.ts';
import { dashboardPeople } from './dashboard-people.ts';
import { dashboardStatus } from './dashboard-status.ts';
import { dashboardTags } from './dashboard-tags.ts';

/** Reads of the dashboard cards. */
export const dashboardFeature: OfflineFeature = {
  name: 'dashboard',
  reads: [
    dashboardFrame,
    dashboardStatus,
    dashboardHistory,
    dashboardDistribution,
    dashboardDaily,
    dashboardTags,
    dashboardRecent,
    dashboardPeople,
    dashboardCalendar,
  ],
};
