export { chosenFacts, matcherOf } from './report-filter.ts';
export { mailParagraphs } from './report-mail.ts';
export { alertPart } from './report-parts.ts';
export { summaryOf } from './report-summary.ts';
export type { PersonValues } from './report-summary.ts';
export { nextDue, reportDays, reportWindow } from './report-times.ts';
export {
  daysWords,
  everyWords,
  hourWords,
  momentWords,
  stateWords,
  windowWords,
} from './report-words.ts';
