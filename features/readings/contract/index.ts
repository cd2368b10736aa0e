export {
  bounds,
  copyDays,
  kindProblems,
  mostAhead,
  mostInstrument,
  mostNote,
  newReading,
  oldestDays,
  oldestHours,
  reach,
  readingRow,
} from './reading.ts';
export type { BoundField, NewReading, ReadingChange, ReadingRow } from './reading.ts';
export { addReading, changeReading } from './reading-endpoints.ts';
export { readingMessages } from './reading-messages.ts';
