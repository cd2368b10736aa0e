import { dashboardFrame } from './dashboard-frame.ts';
import { dashboardHistory } from './dashboard-history.ts';
import { dashboardStatus } from './dashboard-status.ts';

export { dashboardFrame, dashboardHistory, dashboardStatus };
export type { DashboardFrame } from './dashboard-frame.ts';
export type { DashboardQuery, DashboardStatus } from './dashboard-status.ts';

/** Every question of the dashboard, for the app's list. */
export const dashboardReads = [dashboardFrame, dashboardStatus, dashboardHistory];
