export { arrivalProblem, derivedHeat, timeProblem } from './derived-heat.ts';
export { comparison } from './comparison.ts';
export type { Comparison } from './comparison.ts';
export { appliedKelvin, siteOffset } from './site-offset.ts';
export type { ComparedReading, Differences, SiteOffset } from './site-offset.ts';
