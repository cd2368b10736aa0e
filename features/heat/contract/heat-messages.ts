/** Names of the levels of a risk score, from the mildest on. */
export const riskLevelNames = {
  low: 'Low Risk',
  high: 'High Risk',
  extreme: 'Extreme Risk',
} as const;
export type RiskLevel = keyof typeof riskLevelNames;

/** Names of the bands of a heat index, from the mildest on. */
export const heatBandNames = {
  low: 'Low Risk',
  caution: 'Caution',
  extreme_caution: 'Extreme Caution',
  danger: 'Danger',
  extreme_danger: 'Extreme Danger',
} as const;
export type HeatBand = keyof typeof heatBandNames;

/** The card of hours in the heat. */
export const accumulationTitle = 'Heat exposure accumulation';

/** What is said of a relative humidity outside 0 to 100 %. */
export const humidityMessages = {
  tooHigh: 'Relative humidity cannot exceed 100%.',
  tooLow: 'Relative humidity cannot be less than 0%.',
} as const;

/** Columns of the risk matrix. */
export const riskColumnNames = { min: 'Min', avg: 'Avg', max: 'Max', curr: 'Curr' } as const;
export type RiskColumn = keyof typeof riskColumnNames;
