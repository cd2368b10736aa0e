export { claimedDomain } from './claimed-domain.ts';
export {
  cleanRegistration,
  organisationNameProblem,
  registrationProblems,
} from './registration-problems.ts';
export type { RegistrationField } from './registration-problems.ts';
