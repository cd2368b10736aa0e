import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { report, reportFields } from './report.ts';
import { reportRun } from './report-run.ts';

const one = z.object({ id: z.guid() });

export const listReports = endpoint({
  name: 'report.list',
  method: 'GET',
  path: '/v3/report',
  summary: 'The scheduled reports.',
  right: 'org_admin',
  data: z.object({ reports: z.array(report) }),
});

export const saveReport = endpoint({
  name: 'report.save',
  method: 'POST',
  path: '/v3/report',
  summary: 'Saves a report, also a new or deleted one, and when it is sent next.',
  right: 'org_admin',
  body: reportFields,
  data: report,
});

export const removeReport = endpoint({
  name: 'report.remove',
  method: 'DELETE',
  path: '/v3/report/{id}',
  summary: 'Deletes a report. Sent runs are kept.',
  right: 'org_admin',
  params: one,
  data: z.object({ report_id: z.string() }),
});

export const runReport = endpoint({
  name: 'report.run',
  method: 'POST',
  path: '/v3/report/{id}/run',
  summary: 'Sends a report now. Repeating the same run sends nothing.',
  right: 'org_admin',
  params: one,
  body: z.object({ run_id: newRowId }),
  data: z.object({ run_id: z.string() }),
});

/** Maximum number of listed runs, the newest. */
export const mostRuns = 500;

export const listRuns = endpoint({
  name: 'report.runs',
  method: 'GET',
  path: '/v3/report/run',
  summary: 'The sent runs, newest first; a single run includes its figures.',
  right: 'org_admin',
  query: z.object({ run_id: z.guid().optional() }),
  data: z.object({ runs: z.array(reportRun) }),
});
