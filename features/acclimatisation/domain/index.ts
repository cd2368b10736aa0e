export { dayPlans } from './day-plans.ts';
export type { DatedShift, DayPlan, Period, Stay } from './day-plans.ts';
export { exposureOfDays } from './exposure.ts';
export type { ExposedDate, Exposure } from './exposure.ts';
export { heatAt, seriesOf } from './heat-series.ts';
export type { HeatHour, HeatSeries } from './heat-series.ts';
export { acclimatisationLedger } from './ledger.ts';
export type { AcclimatisationState, LedgerDay, LedgerRules, Verdict } from './ledger.ts';
