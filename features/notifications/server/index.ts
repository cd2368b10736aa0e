export { findChoices } from './preference-store.ts';
