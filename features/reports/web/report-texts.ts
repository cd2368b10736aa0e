import { countOf } from '#packages/kit';
/** Texts of the screens about reports. */
export const reportTexts = {
  sentence: 'Scheduled reports, sent reports and the audit log.',
  needsConnection: 'Connect to change reports.',
  contents: 'How many people are in each hydration state, in total and by tag, job and location.',
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
  sent: 'Report sent.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} restored.`,
  sureDelete: (name: string) => `Delete the report ${name}? Reports already sent are kept.`,
  sureRun: (name: string, count: number) => `Send ${name} now to ${countOf(count, 'recipient')}?`,
} as const;
