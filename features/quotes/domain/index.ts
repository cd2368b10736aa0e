export { stepRefusal, stepsFrom } from './quote-steps.ts';
export type { QuoteActor } from './quote-steps.ts';
