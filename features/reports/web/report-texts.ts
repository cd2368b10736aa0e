import { countOf } from '#packages/kit';
import type { ReportContent } from '#reports/contract';

/** What each content of a report shows. */
export const contentTexts: Readonly<Record<ReportContent, string>> = {
  hydration: 'How many people are in each hydration state, in total and by tag, job and location.',
  heat_risk: 'Person-hours on shift at high and extreme risk by job, and those with unknown risk.',
  compliance: 'The compliance assessment, in total and by job and location.',
  alerts: 'How many were opened and answered within 60 minutes, and the median time to answer.',
};

/** Texts of the screens about reports. */
export const reportTexts = {
  sentence: 'Scheduled reports, sent reports and the audit log.',
  needsConnection: 'Connect to change reports.',
  contents: 'Contents',
  contentsZone: (zone: string) =>
    `Heat risk, compliance and alerts count the days of the organisation’s time zone, ${zone}.`,
  contentsNote: 'The email has a link and totals, but no names.',
  recipientsNote: 'Admins with an email address. Only they can open the link.',
  everybody: 'Everybody',
  noAdmin: 'no longer an admin',
  noneYet: 'A report is emailed every day, week or month, with a link to its figures.',
  noneSent: 'Sent reports appear here, with their figures.',
  created: 'Report added.',
  saved: 'Report saved.',
  switchedOn: 'Report turned on.',
  switchedOff: 'Report turned off.',
  period: 'Period',
  zone: 'Time zone',
  filter: 'Filter',
  note: 'Note',
  definition: 'Definition',
  definitions: 'What the figures count',
  hydration: 'People by latest valid test, compared with the previous period',
  labels: 'By tag, job and location',
  labelsAbout: 'Each person counts once for each of their tags, jobs and locations',
  emptyCell: 'An empty cell means that there is no data.',
  complianceBy: { jobs: 'Compliance by job', locations: 'Compliance by location' },
  allJobs: 'All jobs',
  allAlerts: 'All alerts',
  alertColumns: ['Alerts of', 'Kind', 'Opened', 'Answered within 60 min', 'Share', 'Median, min'],
  noCompliance: 'No tests were planned or taken, no alerts were sent, and no courses were due.',
  noAlerts: 'No alerts in this period',
  noAlertsAbout: 'No alerts were sent to recipients, or none of them matches the filter.',
  sent: 'Report sent.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} restored.`,
  sureDelete: (name: string) => ({
    title: `Delete the report ${name}?`,
    text: 'Reports already sent are kept.',
    action: 'Delete',
    isDestructive: true,
  }),
  sureRun: (name: string, count: number) => ({
    title: `Send ${name} now?`,
    text: `It is sent to ${countOf(count, 'recipient')}. Its schedule stays the same.`,
    action: 'Send',
  }),
} as const;
