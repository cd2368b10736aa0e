export { presetOf } from './category-presets.ts';
export { factorsOf, hazardScore, noScore, riskCategory } from './hazard-score.ts';
export { scoreDrivers } from './score-drivers.ts';
export type { ScoreDriver } from './score-drivers.ts';
