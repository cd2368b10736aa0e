export { findChoices } from './preference-store.ts';
export { preferenceChecks } from './preference-checks.ts';
