import { countOf } from '#packages/kit';
/** Texts of the screens about reports. */
export const reportTexts = {
  sentence: 'What is mailed by itself, what was sent, and who did what when.',
  needsLine: 'Reports are changed online only.',
  contents: 'How many people are in which hydration state, and for each of their labels.',
  contentsNote: 'The mail has a link and says how much there is to read, nobody by name.',
  recipientsNote: 'Admins with an email; the link opens for them alone.',
  everybody: 'Everybody',
  noAdmin: 'no admin any more',
  noneYet: 'A report is mailed every day, week or month, with a link to its figures.',
  noneSent: 'Every report that was sent will stand here, with what it told.',
  created: 'Report added.',
  saved: 'Report saved.',
  switchedOn: 'Report switched on.',
  switchedOff: 'Report switched off.',
  sent: 'Report sent.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} is back.`,
  sureDelete: (name: string) => `Delete the report ${name}? What it sent stays.`,
  sureRun: (name: string, count: number) => `Send ${name} now to ${countOf(count, 'recipient')}?`,
} as const;
