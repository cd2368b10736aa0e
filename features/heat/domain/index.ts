export { compareAdvice } from './crew/advice-compared.ts';
export type { AdviceComparison } from './crew/advice-compared.ts';
export {
  adviceOfHour,
  adviceOfHours,
  cardDay,
  crewCard,
  crewHours,
  crewWeather,
  hoursLeft,
} from './crew/crew-card.ts';
export type { AdvisedHour, CardHour, CrewPlan } from './crew/crew-card.ts';
export { assumedOf, crewOf, crewPlanOf, jobsOf } from './crew/crew-plan.ts';
export type { Assumed, CrewJob } from './crew/crew-plan.ts';
export { restPlaces } from './crew/crew.ts';
export type { Crew, RestPlace } from './crew/crew.ts';
export { hardestJobs, isStricter } from './crew/hardest-jobs.ts';
export { commonTrigger, hourAdvice, litresOf, mostWater, waterFloor } from './crew/hour-advice.ts';
export type { HourAdvice, Stretch } from './crew/hour-advice.ts';
export {
  measuredAnswer,
  measuredDays,
  measuredHours,
  measuredNow,
  openWbgt,
} from './crew/measured-site.ts';
export { ruledHour, ruledHours, shareOfWork, strictRest } from './crew/ruled-hour.ts';
export type { HourRules, RuleRest, WorkRest } from './crew/hour-rules.ts';
export type { HourRulesOf, RuledWork } from './crew/ruled-hour.ts';
export { airConditioned } from './crew/rest-place.ts';
export { shiftAdvice } from './crew/shift-advice.ts';
export type { OutOfRange } from './crew/strain-range.ts';
export { gapShare, isMet, tolerances } from './golden/golden-table.ts';
export type { GoldenRow, GoldenTable, ToleranceId } from './golden/golden-table.ts';
export { goldenTables } from './golden/golden-tables.ts';
export { bandLimits, heatBand, heatBands, heatScore } from './heat-index/heat-band.ts';
export { heatIndex, heatIndexFahrenheit } from './heat-index/heat-index.ts';
export { isBeyondHeatIndexChart } from './heat-index/heat-index-range.ts';
export { bestOfDays, riskHours } from './hours/best-of-days.ts';
export type { DayBest, NoStart } from './hours/best-of-days.ts';
export { hourPlan } from './hours/hour-plan.ts';
export type { HourPlan, PlanDay } from './hours/hour-plan.ts';
export { dayOfHour, hourAt, rowPlace, shiftPieces } from './hours/row-place.ts';
export { draggedShift, nearestStart, possibleStarts, steppedShift } from './hours/shift-steps.ts';
export type { ClockLimits, ShiftStep } from './hours/shift-steps.ts';
export { clothingAdjustment, clothingInsulation, clothings } from './limits/clothing.ts';
export type { Clothing } from './limits/clothing.ts';
export { acclimatisationOf, exposureLimit } from './limits/exposure-limit.ts';
export type { Acclimatisation } from './limits/exposure-limit.ts';
export { rateBand } from './limits/metabolic-class.ts';
export { workMinutes } from './limits/work-rest.ts';
export { circleRadius, circlesBox, mapPadding, metresPerWorker } from './map/map-box.ts';
export { mapDays } from './map/map-days.ts';
export type { MapDays } from './map/map-days.ts';
export { worstFirst } from './map/site-order.ts';
export { dayMoments, highestRisk, siteMoment, worstMoment } from './map/site-moment.ts';
export type { SiteMoment } from './map/site-moment.ts';
export { fixWords } from './risk/fix-words.ts';
export { levelColours, ratingColours } from './risk/rating-colours.ts';
export { jobRisk, riskIn } from './risk/job-risk.ts';
export type { JobRisk, MomentRisk } from './risk/job-risk.ts';
export { riskMatrix } from './risk/risk-matrix.ts';
export {
  isBecauseOfJob,
  riskLevel,
  riskLevels,
  riskLimits,
  riskOf,
  riskOfPoints,
} from './risk/risk.ts';
export { shiftRisk } from './risk/shift-hours.ts';
export type { ShiftRisk, StartLimits } from './risk/shift-hours.ts';
export { safeChanges, takesDays } from './risk/safe-changes.ts';
export type { FactorChange } from './risk/safe-changes.ts';
export { windScore } from './risk/wind-score.ts';
export {
  accumulationWords,
  hoursText,
  daysAfter,
  daysBefore,
  daysCounted,
  workersText,
} from './site/accumulation-words.ts';
export { accumulation } from './site/accumulation.ts';
export type { Accumulation, ExposedDay } from './site/accumulation.ts';
export { hottestSite } from './site/hottest-site.ts';
export { nowHours } from './site/now-hours.ts';
export type { NowHours } from './site/now-hours.ts';
export { stripHours } from './site/strip-hours.ts';
export type { StripHours } from './site/strip-hours.ts';
export { currentHeat, heatDays, momentOf } from './site/site-heat.ts';
export type { CurrentHeat, HeatDay, HeatMoment } from './site/site-heat.ts';
export { outdoorWbgt } from './wbgt/outdoor-wbgt.ts';
export { surroundingsOf } from './wbgt/surroundings.ts';
export { wbgtOfForecast } from './wbgt/wbgt-of-forecast.ts';
export { wbgtOfGlobe } from './wbgt/wbgt-of-globe.ts';
