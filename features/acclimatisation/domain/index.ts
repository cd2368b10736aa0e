export { dayPlans } from './day-plans.ts';
export type { DatedShift, DayPlan, Period, Stay } from './day-plans.ts';
export { exposureOfDays } from './exposure.ts';
export type { ExposedDate, Exposure } from './exposure.ts';
export { heatAt, seriesOf } from './heat-series.ts';
export type { HeatHour, HeatSeries } from './heat-series.ts';
export { acclimatisationLedger, isLimited } from './ledger.ts';
export type {
  AcclimatisationState,
  LedgerDay,
  LedgerRules,
  LimitedState,
  Verdict,
} from './ledger.ts';
export { measuredHeat } from './measured-heat.ts';
export { staysOf } from './stays.ts';
export type { SiteStay } from './stays.ts';
