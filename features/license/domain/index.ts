export { licenseProblems } from './license-problems.ts';
export type { LicenseProblems } from './license-problems.ts';
export { parsePlan } from './plan-draft.ts';
