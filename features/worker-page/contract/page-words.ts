/** Languages of the page. English and Spanish are complete from the start. */
export const pageLanguages = ['en', 'es', 'pt', 'fr', 'ar', 'hi', 'tl', 'vi'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Symptoms that a worker can report; all may be signs of heat illness. */
export const symptoms = [
  'dizzy',
  'headache',
  'nausea',
  'cramps',
  'weak',
  'confused',
  'no_sweat',
  'fainted',
  'other',
] as const;
export type Symptom = (typeof symptoms)[number];

/** Symptoms with which a person needs first aid at once. */
export const urgentSymptoms: readonly Symptom[] = ['confused', 'no_sweat', 'fainted'];

export const requestKinds = ['break', 'symptoms'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Why there is no advice. */
export const adviceGaps = ['no_location', 'no_job', 'no_weather'] as const;
