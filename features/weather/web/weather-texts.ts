import { weatherMessages } from '#weather/contract';

/** Sentences of the weather that are its screen's own. */
export const weatherTexts = {
  title: weatherMessages.overview,
  help: 'Days and hours are those of the place itself. Humidity is the mean of the day; the wind is the strongest of its hours, with the direction of that hour.',
  location: 'Location',
  modes: 'Weather shown',
  live: 'Live',
  byDate: 'By date',
  days: 'Days',
  told: 'Told',
  roughly: 'About where your connection is.',
  first: 'Where you are is not known; the first location is shown.',
  partly: 'What was before today is not here: it needs a connection.',
  noneAbout: 'Nothing is known of the weather here yet, or its service does not answer.',
  noPlace: 'No location has coordinates',
  noPlaceAbout: 'Place a location under Settings, or choose the current location.',
  wind: 'Wind speed',
  beaufort: 'Wind by the Beaufort scale',
  columns: ['Date', 'Condition', 'Temperature', 'Humidity', 'Wind'],
} as const;
