import { countOf, countText } from '#packages/kit';

/** Texts of the list of what needs attention. */
export const attentionTexts = {
  title: 'Needs attention',
  /** Beside figures of other periods. */
  titleNow: 'Needs attention now',
  span: 'Readings of the last 24 hours, late rests and open alerts',
  sentence: 'What needs a supervisor now, with the next step and who has taken it',
  at: (place: string) => `What needs a supervisor now at ${place}`,
  help: 'Moderate and severe readings of the last 24 hours, late rests, people planned longer in the heat than they are used to, and your unacknowledged alerts. A better re-test, a rest, a changed shift or an answer removes them; a click alone does not.',
  count: (cases: number) => countOf(cases, 'case'),
  showAll: 'Show all',
  all: (cases: number) => `All ${countText(cases)}`,
  elsewhere: (cases: number) => `${countOf(cases, 'more case')} at other locations`,
  incomplete: 'A part of this list could not be read.',
  retry: 'Retry',
  take: 'I’ll take it',
  takeOf: (name: string) => `I’ll take it: ${name}`,
  aboutYou: 'Somebody else has to take this, as it is about you',
  takeOver: 'Take over',
  takeOverOf: (name: string) => `Take over: ${name}`,
  release: 'Release',
  releaseOf: (name: string) => `Release: ${name}`,
  own: 'You have it',
  other: (name: string) => `${name === '' ? 'Somebody else' : name} has it`,
  answeredBy: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0] ?? ''} has acknowledged it`
      : `${names[0] ?? ''} and ${countOf(names.length - 1, 'other')} have acknowledged it`,
  undo: 'Undo',
  taken: (name: string) => `You have taken ${name}.`,
  released: (name: string) => `You have released ${name}.`,
  notTaken: 'This case could not be taken.',
  notKept: 'It could not be saved on this device.',
  sentLater: 'Saved on this device. It will be sent when the connection returns.',
  retestDue: (span: string) => `Re-test due in ${span}`,
  retestOverdue: (span: string) => `Re-test ${span} late`,
  restLate: (place: string) => `Rest overdue at ${place}`,
  rest: (minutes: number, people: number) =>
    `${countText(minutes)} min for ${countOf(people, 'person', 'people')}`,
  restOverdue: (clock: string, span: string) => `Due ${clock}, ${span} late`,
  overShare: (planned: string, allowed: string) =>
    `${planned} planned in the heat today, ${allowed} allowed`,
  startRest: 'Start rest',
  startRestAt: (place: string) => `Start rest at ${place}`,
  acknowledge: 'Acknowledge',
  acknowledgeOf: (title: string) => `Acknowledge: ${title}`,
  willBeSent: 'Will be sent',
  roster: 'Change shift',
  rosterOf: (name: string) => `Change the shift of ${name}`,
  call: 'Call',
  logDrink: 'Log a drink',
  retest: 'Re-test',
  open: 'Open',
  nothing: 'Nothing needs attention',
  nothingAt: (place: string) => `Nothing at ${place} needs attention`,
  nothingAbout:
    'No latest test of the last 24 hours is moderate or severe, no rest is overdue, and your alerts are answered.',
} as const;
