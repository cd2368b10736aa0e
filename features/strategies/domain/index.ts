export { defaultPlan, strategyInForce } from './strategy-in-force.ts';
export { minutesText, momentsText, momentWords, targetText } from './strategy-words.ts';
