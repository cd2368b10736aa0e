export { colourOfCount, defaultRanges, rangeWords } from './calendar/calendar-colours.ts';
export { calendarPalette, colourOf, hexOf, inkOn } from './calendar/calendar-colors.ts';
export {
  draftOf,
  rangeProblems,
  rangesOfDrafts,
  typedMaxProblem,
} from './calendar/range-drafts.ts';
export type { RangeDraft } from './calendar/range-drafts.ts';
export { dayStates } from './calendar/day-states.ts';
export { rangesFromText, textOfRanges } from './calendar/stored-ranges.ts';
export { binCount, binEnd, binOf, binWidth } from './distribution-bins.ts';
export { optimalZone } from './hydration-baseline.ts';
export type { OptimalZone } from './hydration-baseline.ts';
export {
  boundsOfBaseline,
  boundsOfMean,
  defaultBounds,
  defaultMean,
  isPersonal,
  smallestBaseline,
} from './hydration-bounds.ts';
export type { HydrationBounds } from './hydration-bounds.ts';
export { contrastFills, hydrationFills } from './hydration-colours.ts';
export {
  hydrationStates,
  hydrationStatus,
  hydrationStatuses,
  hydrationWords,
} from './hydration-status.ts';
export type { HydrationState, HydrationStatus } from './hydration-status.ts';
export { detectableChange, isDetectable } from './measurement-uncertainty.ts';
export { statusRank } from './status-rank.ts';
export { sweatBand, sweatBands, sweatWords } from './sweat-band.ts';
