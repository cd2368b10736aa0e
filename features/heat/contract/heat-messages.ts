/** Names of the levels of a risk score, from the mildest. */
export const riskLevelNames = {
  low: 'Low Risk',
  high: 'High Risk',
  extreme: 'Extreme Risk',
} as const;
export type RiskLevel = keyof typeof riskLevelNames;

/** Names of the bands of a heat index, from the mildest. */
export const heatBandNames = {
  low: 'Low Risk',
  caution: 'Caution',
  extreme_caution: 'Extreme Caution',
  danger: 'Danger',
  extreme_danger: 'Extreme Danger',
} as const;
export type HeatBand = keyof typeof heatBandNames;

/** Title of the accumulation card. */
export const accumulationTitle = 'Heat exposure accumulation';

/** Error message for a relative humidity outside 0 to 100 %. */
export const humidityMessages = {
  tooHigh: 'Relative humidity cannot exceed 100%.',
  tooLow: 'Relative humidity cannot be less than 0%.',
} as const;

/** Columns of the risk matrix. */
export const riskColumnNames = { min: 'Min', avg: 'Avg', max: 'Max', curr: 'Curr' } as const;
export type RiskColumn = keyof typeof riskColumnNames;

/** Notes beside a risk score, on every screen that shows one. */
export const riskNotes = {
  /** The risk is high or extreme in the mildest heat. */
  becauseOfJob: (level: RiskLevel) =>
    `${riskLevelNames[level].replace(' Risk', '')} because of the job, not the weather.`,
  screening:
    'The risk score is only a first screening. For work and rest times, follow the WBGT on the crew card.',
  openCrewCard: 'Open the crew card',
  keepsProtection: 'Clothing and respiratory protection stay as they are.',
  takesDays: 'No change you can make today is enough.',
  noChange: 'No safe change is enough.',
  byCrewCard: 'Work only with the rest and water on the crew card.',
  stop: (when: 'hour' | 'heat') => `Do not do this work in this ${when}.`,
} as const;
