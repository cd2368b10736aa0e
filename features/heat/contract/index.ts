export {
  accumulationTitle,
  heatBandNames,
  humidityMessages,
  riskColumnNames,
  riskLevelNames,
} from './heat-messages.ts';
export type { HeatBand, RiskColumn, RiskLevel } from './heat-messages.ts';
