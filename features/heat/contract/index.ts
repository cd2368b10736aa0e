export { heatBandNames, humidityMessages, riskLevelNames } from './heat-messages.ts';
export type { HeatBand, RiskLevel } from './heat-messages.ts';
