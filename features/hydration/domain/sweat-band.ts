/** From low to very high. */
export const sweatBands = ['low', 'moderate', 'high', 'very_high'] as const;
export type SweatBand = (typeof sweatBands)[number];

export const sweatWords: Record<SweatBand, string> = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  very_high: 'Very high',
};

/** The band of a sweat sodium concentration in mg/L; a limit belongs to the higher band. */
export function sweatBand(sodium: number): SweatBand {
  if (sodium < 750) return 'low';
  if (sodium < 1100) return 'moderate';
  if (sodium < 1450) return 'high';
  return 'very_high';
}
