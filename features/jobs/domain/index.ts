export { presetOf } from './category-presets.ts';
export { factorsFromText, factorsText } from './factors-text.ts';
export { factorsOf, hazardScore, highestScore, nextLower, riskCategory } from './hazard-score.ts';
export { unanswered } from './unanswered.ts';
export { scoreDrivers } from './score-drivers.ts';
export type { ScoreDriver } from './score-drivers.ts';
