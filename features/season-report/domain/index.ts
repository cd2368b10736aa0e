export { countSeason, lateMinutes } from './count-season.ts';
export type { DueBreakFact, SeasonFacts } from './count-season.ts';
export { addHours, noHours, riskShare, roundedHours } from './risk-hours.ts';
export type { HourLevels } from './risk-hours.ts';
export { weekFinder, weeksOf } from './weeks.ts';
export type { Week } from './weeks.ts';
export { compareShares } from './compare-shares.ts';
export type { Comparison, SharePair } from './compare-shares.ts';
export { daysBefore, seasonDays, splitDays } from './season-days.ts';
