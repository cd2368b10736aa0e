export { claimedDomain } from './claimed-domain.ts';
export { cleanRegistration, registrationProblems } from './registration-problems.ts';
export type { RegistrationField } from './registration-problems.ts';
