/** Texts of the strip of hours. */
export const heatStripTexts = {
  title: (place: string) => `Heat at ${place}`,
  anyTitle: 'Heat by hour',
  help: 'The heat index of each hour from the forecast, today and tomorrow, in the time of the location. The location is that of the risk matrix. The peak is the hottest hour that is left of today.',
  /** With several locations it says where another one is chosen. */
  subtitle: (unit: string, locations: number) =>
    [
      `Heat index in °${unit} by hour, today and tomorrow.`,
      ...(locations > 1 ? [`One of ${String(locations)} locations, chosen below.`] : []),
    ].join(' '),
  updated: 'Forecast updated',
  now: 'now',
  tomorrow: 'Tomorrow',
  hours: 'Heat index by hour',
  peakAhead: (degrees: string, band: string, clock: string) =>
    `Peak ${degrees} today at ${clock}, ${band}`,
  peakNow: (degrees: string, band: string) => `Peak ${degrees} now, ${band}`,
  none: 'No forecast',
  noneAbout: 'The weather of this location could not be loaded yet.',
} as const;
