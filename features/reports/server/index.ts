export { reports } from './migrations/2026-11-23-reports.ts';
export { reportExports } from './report-export.ts';
export { reportCalls } from './report-routes.ts';
export { storeReport } from './report-store.ts';
export { queueReport, reportWork, sendReport } from './report-work.ts';
export { keepRun } from './send-run.ts';
