export { correctionProblems, timeProblem } from './break-times.ts';
export {
  crewState,
  forgottenAfter,
  isForgotten,
  isLate,
  lateAfter,
  plannedEnd,
} from './break-timeline.ts';
export type { CrewState, DueBreak, Period, TakenBreak } from './break-timeline.ts';
export { currentShifts } from './current-shifts.ts';
export { highTrigger, mostCautious, restOfHour, thresholdRest } from './hour-rest.ts';
export type { HourRest } from './hour-rest.ts';
export { siteBreaks } from './site-breaks.ts';
export type { SiteBreaks, SiteCrew, SiteDue, SitePerson } from './site-breaks.ts';
export { createAdviceCache, prepareAdvice } from './advice-cache.ts';
export type { AdviceCache } from './advice-cache.ts';
export {
  cautiousAdvice,
  firstStart,
  hoursOfShifts,
  kindsOf,
  planKey,
  restAskedOf,
  restPlans,
  ruledSituation,
  waterAskedOf,
} from './rest-plans.ts';
export type { PlannedPerson, PlannedSite } from './rest-plans.ts';
export { isNewToHeat, workKinds } from './work-kinds.ts';
export type { WorkKind } from './work-kinds.ts';
