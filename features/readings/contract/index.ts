export {
  bounds,
  copyDays,
  kindProblems,
  mostAhead,
  mostInstrument,
  mostNote,
  newReading,
  offsetLimits,
  oldestDays,
  oldestHours,
  reach,
  readingRow,
} from './reading.ts';
export type { BoundField, NewReading, ReadingChange, ReadingRow } from './reading.ts';
export { addReading, changeReading } from './reading-endpoints.ts';
export { readingMessages } from './reading-messages.ts';
export { addCorrection, changeCorrection } from './correction-endpoints.ts';
export { correctionMessages } from './correction-messages.ts';
export { correctionDays, correctionKelvin, correctionRow } from './site-correction.ts';
export type { CorrectionRow, NewCorrection } from './site-correction.ts';
