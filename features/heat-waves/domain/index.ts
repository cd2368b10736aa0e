export { heatWaveRule, heatWatch } from './heat-watch.ts';
export type { DayHigh, HeatWatch, HeatWaveDay, Observation } from './heat-watch.ts';
