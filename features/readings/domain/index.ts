export { arrivalProblem, derivedHeat, timeProblem } from './derived-heat.ts';
export { comparison } from './comparison.ts';
export type { Comparison } from './comparison.ts';
