export { ownHour } from './own-hour.ts';
export type { OwnHour } from './own-hour.ts';
export { strictestHours } from './strictest-hours.ts';
export type { LocatedHour, PlaceHours } from './strictest-hours.ts';
export { symptomWords } from './symptom-words.ts';
