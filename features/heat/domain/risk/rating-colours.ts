import type { RiskLevel } from '#heat/contract';

/** The fill of each rating; never shown without its word. */
export const ratingColours = {
  safe: '#CCCCCC',
  low_moderate: '#B5E742',
  high: '#F8C822',
  extreme: '#FC4850',
} as const;

/** The fill of a risk's level; that of none where nothing is assessed, nobody works or no weather is known. */
export const levelColours: Readonly<Record<RiskLevel | 'none', string>> = {
  none: ratingColours.safe,
  low: ratingColours.low_moderate,
  high: ratingColours.high,
  extreme: ratingColours.extreme,
};
