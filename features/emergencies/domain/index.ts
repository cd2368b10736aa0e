export { elapsedText, emergenciesOf, isRunning } from './emergency-log.ts';
export type { Emergency, LogCorrection, LoggedEntry, LogLine } from './emergency-log.ts';
export { spokenCoordinates } from './site-words.ts';
