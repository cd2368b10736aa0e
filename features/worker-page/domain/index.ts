export { strictestPlace } from './strictest-place.ts';
export type { PlaceHour } from './strictest-place.ts';
export { symptomWords } from './symptom-words.ts';
