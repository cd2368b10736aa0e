export {
  listReports,
  listRuns,
  mostRuns,
  removeReport,
  runReport,
  saveReport,
} from './report-endpoints.ts';
export { reportMessages } from './report-messages.ts';
export type { ReportParts, ReportRun, ReportSummary } from './report-run.ts';
export { contentWords, reportContents, reportUnits } from './report.ts';
export type { Report, ReportContent, ReportFields, ReportFilter, ReportUnit } from './report.ts';
