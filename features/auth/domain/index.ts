export { credentialMessages, emailProblem, passwordProblem } from './credential-problems.ts';
