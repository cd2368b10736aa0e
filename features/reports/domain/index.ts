export { summaryOf } from './report-summary.ts';
export type { PersonValues } from './report-summary.ts';
export { nextDue, reportWindow } from './report-times.ts';
export { everyWords, hourWords, momentWords, stateWords, windowWords } from './report-words.ts';
