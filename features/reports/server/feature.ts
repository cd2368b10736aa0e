import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoReports } from './demo-reports.ts';
import { reportExports } from './report-export.ts';
import { reportCalls } from './report-routes.ts';
import { reportWork, sendReport } from './report-work.ts';
import { reportBaseline } from './migrations/2026-11-24-0913-reports.ts';

/** Reports that are sent by email every day, week or month. */
export const reportFeature = serverFeature<Viewer>({
  name: 'reports',
  migrations: [reportBaseline],
  tasks: [{ kind: sendReport, work: reportWork }],
  calls: () => reportCalls,
  personalData: { ofOrganisation: reportExports },
  demo: addDemoReports,
});
