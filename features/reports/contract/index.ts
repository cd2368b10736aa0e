export {
  listReports,
  listRuns,
  mostRuns,
  removeReport,
  runReport,
  saveReport,
} from './report-endpoints.ts';
export { reportMessages } from './report-messages.ts';
export type { ReportRun, ReportSummary } from './report-run.ts';
export { contentWords, reportUnits } from './report.ts';
export type { Report, ReportFields, ReportFilter, ReportUnit } from './report.ts';
