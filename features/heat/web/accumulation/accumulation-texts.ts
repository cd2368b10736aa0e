/** Texts of the accumulation tracker. */
export const accumulationTexts = {
  location: 'Location of the heat exposure',
  noPlace: 'No location has coordinates',
  noPlaceAbout:
    'Hours of heat are counted for locations with coordinates. An admin can set them under Settings > Locations.',
  noneAbout: 'It appears when the weather service next responds.',
  partly: 'Connect to see days before today.',
  today: 'today so far',
  usual: 'usual by now on this weekday',
  week: 'in the last 7 days, including today so far',
  history: 'Hours of a past day',
  forecast: 'Today and forecast',
} as const;
