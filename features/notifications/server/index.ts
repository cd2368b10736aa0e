export { findChoices } from './preference-store.ts';
export type { ChoiceOf } from './preference-store.ts';
export { preferenceChecks } from './preference-checks.ts';
