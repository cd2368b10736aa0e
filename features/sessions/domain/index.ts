export { peopleOfScope, typeOfSession } from './session-scope.ts';
export type { ScopePerson } from './session-scope.ts';
export {
  isArchivedSession,
  isOpenSession,
  isTestOfSession,
  progressOf,
  remainingText,
  remainingTime,
  startTolerance,
} from './session-state.ts';
export type { SessionProgress } from './session-state.ts';
