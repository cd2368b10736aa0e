export {
  breakRow,
  copyDays,
  lengthProblem,
  longestHours,
  mostBreakPeople,
  oldestDays,
} from './break.ts';
export type {
  BreakCorrection,
  BreakEnd,
  BreakRow,
  BreakRule,
  BreakStart,
  Conditions,
} from './break.ts';
export { correctBreak, endBreak, startBreak } from './break-endpoints.ts';
export { breakMessages } from './break-messages.ts';
