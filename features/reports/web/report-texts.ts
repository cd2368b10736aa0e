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
