/** Texts of the current heat on a phone. */
export const nowHeatTexts = {
  label: 'Heat now',
  title: 'Heat index now',
  at: (place: string) => `at ${place}`,
  meter: 'Meter reading',
  hottest: (place: string) => `at ${place}, the hottest location`,
  band: (level: number, name: string) => `${String(level)} of 5, ${name}`,
  air: (degrees: string, humidity: number, wind: string) =>
    `${degrees}, ${String(humidity)} %, wind ${wind}`,
  updated: 'Forecast',
  peakAhead: (band: string, clock: string, degrees: string) =>
    `Peak ${degrees} at ${clock}, ${band}`,
  peakTomorrow: (band: string, clock: string, degrees: string) =>
    `Peak ${degrees} tomorrow at ${clock}, ${band}`,
  peakNow: (band: string, degrees: string) => `Peak ${degrees} now, ${band}`,
  none: 'No weather now',
  noneAbout: 'The stored forecast does not reach this hour. It is updated with the next sync.',
  noPlace: 'No weather here',
  noPlaceAbout: 'This location has no coordinates. An admin can set them on its page.',
  noPlaces: 'No location has coordinates',
  noPlacesAbout: 'Weather and work advice need the coordinates of a location.',
} as const;
