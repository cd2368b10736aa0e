/** Texts of the strip of hours. */
export const heatStripTexts = {
  title: (place: string) => `Heat at ${place}`,
  anyTitle: 'Heat by hour',
  help: 'The heat index of each hour from the forecast, today and tomorrow, in the time of the location. The location is that of the risk matrix.',
  subtitle: (unit: string) => `Heat index in °${unit} by hour, today and tomorrow`,
  updated: 'Forecast updated',
  now: 'now',
  tomorrow: 'Tomorrow',
  hours: 'Heat index by hour',
  peakAhead: (degrees: string, band: string, clock: string) =>
    `Peak of the rest of today: ${degrees}, ${band}, at ${clock}`,
  peakNow: (degrees: string, band: string) =>
    `Peak of the rest of today is now: ${degrees}, ${band}`,
  none: 'No forecast',
  noneAbout: 'The weather of this location could not be loaded yet.',
} as const;
