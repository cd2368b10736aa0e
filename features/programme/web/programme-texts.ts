import { countOf, countText, dateText } from '#packages/kit';
import type { AnswerId, FactId, ProgrammeFacts, SectionId, Severity } from '#programme/contract';

export const sectionNames: Readonly<Record<SectionId, string>> = {
  plan: 'Written plan',
  monitoring: 'Heat hazard monitoring',
  water: 'Water',
  rest: 'Rest and shade',
  acclimatisation: 'Acclimatisation',
  training: 'Training',
  emergency: 'Emergency response',
  records: 'Records',
};

export const answerNames: Readonly<Record<AnswerId, string>> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  not_applicable: 'Not applicable',
};

export const severityNames: Readonly<Record<Severity, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** Texts of the programme self-check. */
export const programmeTexts = {
  title: 'OSHA self-check',
  sentence: 'How your heat illness prevention programme compares with the rule that OSHA proposed.',
  guidance:
    'This is guidance, not legal advice. Paragraphs are those of the proposed rule 29 CFR 1910.148 of 30 August 2024, which is not final. Other laws may apply to you.',
  check: 'Self-check',
  gaps: 'Gaps',
  history: 'History',
  parts: 'Parts of the self-check',
  paragraph: (text: string) => `Proposed 1910.148${text}`,
  practice: 'Good practice',
  answered: (answered: number, all: number) => `${String(answered)} of ${String(all)} answered`,
  percent: (percent: number | null) => (percent === null ? '–' : `${String(percent)} %`),
  result: 'Result',
  all: 'Whole programme',
  noPercent: 'No applicable item is answered yet',
  details: 'Note, owner, due date',
  note: 'Note',
  owner: 'Owner',
  nobody: 'No one',
  due: 'Due date',
  noDue: 'No date',
  erased: 'a deleted person',
  saved: 'All changes saved',
  saving: 'Saving...',
  waiting: 'Not saved yet',
  failed: 'Not saved. Your changes are kept on this page.',
  retry: 'Try again',
  leave: {
    title: 'Leave without saving?',
    about: 'Some answers are not saved yet. They are lost if you leave.',
  },
  offline: 'Connect to answer. Answers are saved on the server.',
  finish: 'Finish',
  finishQuestion: 'Finish this self-check?',
  finishAbout: (gaps: number) =>
    `It is kept in the history as it is now, with ${gaps === 0 ? 'no gaps' : countOf(gaps, 'gap')}. The answers stay here for the next one.`,
  finishAgain: (date: string) => `Nothing was changed since the self-check of ${date}.`,
  draft: (answered: number, all: number) =>
    `Not finished: ${String(answered)} of ${String(all)} answered`,
  finished: 'Self-check added to the history.',
  notComplete: (count: number) => `${countOf(count, 'item')} without an answer`,
  firstOpen: 'Go to the first one',
  conflict: {
    title: 'Finish with somebody else’s changes?',
    text: 'Somebody else changed answers since you read them. Reload to see them first, or finish the answers as they are now.',
    overwrite: 'Finish anyway',
    reload: 'Reload',
  },
  severity: 'Severity',
  item: 'Item',
  section: 'Section',
  answer: 'Answer',
  noGaps: 'No gaps',
  noGapsAbout: 'Items that you answer with No or Partly appear here, the most severe first.',
  date: 'Finished',
  by: 'By',
  open: 'Open',
  remove: 'Delete',
  removed: 'Self-check deleted.',
  restored: 'Self-check restored.',
  noChecks: 'No finished self-checks yet',
  noChecksAbout:
    'Answer every item and finish. Each finished self-check is kept here with its date.',
  print: 'Print',
  before: 'Before',
  change: 'Change',
  compared: (date: string) => `Compared with the self-check of ${date}`,
  firstCheck: 'The first self-check',
  changed: 'Changed answers',
  noneChanged: 'No answer changed.',
  answers: 'Answers',
  noAnswer: 'no answer',
  notFound: 'Not found',
  gone: 'This self-check was deleted, or the address is wrong.',
  finishedBy: (date: string, by: string) => `Finished ${date} by ${by}`,
  csv: 'CSV',
} as const;

/** A day as shown: '30 Jun 2027'. */
export function dayText(day: string): string {
  return dateText(Date.parse(`${day}T12:00:00Z`), 'UTC');
}

const of = (count: number, all: number | null) =>
  all === null ? countText(count) : `${countText(count)} of ${countText(all)}`;

const factWords: Readonly<Record<FactId, (count: number, all: number | null) => string>> = {
  placed_locations: (count, all) => `${of(count, all)} locations have coordinates for the forecast`,
  initial_rules: (count) =>
    `${countOf(count, 'alert rule')} on heat index at 26.7 °C (80 °F) or less`,
  high_rules: (count) => `${countOf(count, 'alert rule')} on heat index at 32.2 °C (90 °F) or less`,
  tests: (count) => `${countOf(count, 'valid test')} in the last 30 days`,
  breaks: (count) => `${countOf(count, 'break')} recorded in the last 30 days`,
  new_people: (count, all) =>
    `${of(count, all)} people recorded as new or returning in the last 14 days`,
  leave: (count) =>
    `${countOf(count, 'period of leave', 'periods of leave')} recorded in the last 90 days`,
  courses: (count, all) =>
    all === 0 ? 'No course is due yet' : `${of(count, all)} courses of people are valid`,
  emergency_sheets: (count, all) => `${of(count, all)} locations have an address for the ambulance`,
  emergencies: (count) =>
    `${countOf(count, 'emergency', 'emergencies')} recorded in the last 12 months, without drills`,
};

/** Where the data of a fact is. */
export const factLinks: Readonly<Record<FactId, string>> = {
  placed_locations: '/settings/locations',
  initial_rules: '/settings/alerts/rules',
  high_rules: '/settings/alerts/rules',
  tests: '/measurements',
  breaks: '/monitoring/breaks',
  new_people: '/people',
  leave: '/people/leave',
  courses: '/settings/compliance-assessment?figure=courses',
  emergency_sheets: '/settings/emergency',
  emergencies: '/monitoring/emergencies',
};

/** A fact in words; null if it is not known. */
export function factText(facts: ProgrammeFacts, fact: FactId | undefined): string | null {
  const known = fact === undefined ? undefined : facts[fact];
  if (fact === undefined || known === undefined) return null;
  return factWords[fact](known.count, known.of);
}
