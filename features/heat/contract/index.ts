export {
  accumulationTitle,
  heatBandNames,
  humidityMessages,
  riskColumnNames,
  riskLevelNames,
  riskNotes,
} from './heat-messages.ts';
export type { HeatBand, RiskColumn, RiskLevel } from './heat-messages.ts';
