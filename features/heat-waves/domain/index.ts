export { heatWaveRule, heatWatch } from './heat-watch.ts';
export type { DayHigh, HeatWatch, HeatWaveDay } from './heat-watch.ts';
