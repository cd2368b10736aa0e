export {
  alertLines,
  breakLines,
  caseLines,
  changeLines,
  emergencyLines,
  shiftLines,
  takeLines,
  testLines,
} from './incident-lines.ts';
export type {
  AlertFacts,
  BreakFacts,
  CaseFacts,
  ChangeFacts,
  NoticeFacts,
  TakeFacts,
  TestFacts,
} from './incident-lines.ts';
export { heatHours } from './heat-hours.ts';
export type { HeatPlace, HeatSpan } from './heat-hours.ts';
export { inOrder, withoutNames } from './incident-text.ts';
