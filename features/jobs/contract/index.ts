export { assessJob } from './job-endpoints.ts';
export { categoryNames, factorTexts, jobMessages, workExamples } from './job-messages.ts';
export type { RiskCategory } from './job-messages.ts';
