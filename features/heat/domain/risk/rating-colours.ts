import type { RiskLevel } from '#heat/contract';

/** The fill of each rating; always shown together with its name. */
export const ratingColours = {
  safe: '#CCCCCC',
  low_moderate: '#B5E742',
  high: '#F8C822',
  extreme: '#FC4850',
} as const;

/**
 * The fill of a risk's level; 'none' if nothing is assessed, nobody works or no weather is known.
 */
export const levelColours: Readonly<Record<RiskLevel | 'none', string>> = {
  none: ratingColours.safe,
  low: ratingColours.low_moderate,
  high: ratingColours.high,
  extreme: ratingColours.extreme,
};
