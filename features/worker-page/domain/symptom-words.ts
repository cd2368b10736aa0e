import type { Symptom } from '#worker-page/contract';

/** Symptoms as supervisors read them. */
export const symptomWords: Record<Symptom, string> = {
  dizzy: 'dizzy',
  headache: 'headache',
  nausea: 'nausea',
  cramps: 'cramps',
  weak: 'very weak or tired',
  confused: 'confused',
  no_sweat: 'hot skin without sweat',
  fainted: 'fainted',
  other: 'other symptoms',
};
