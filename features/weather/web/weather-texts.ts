import { weatherMessages } from '#weather/contract';

/** Texts of the weather screen. */
export const weatherTexts = {
  title: weatherMessages.overview,
  help: 'Days and hours are in the local time of the place. Humidity is the mean of the day. Wind is the strongest hourly wind of the day, with its direction.',
  location: 'Location',
  modes: 'Weather shown',
  live: 'Live',
  byDate: 'By date',
  days: 'Days',
  updated: 'Updated',
  roughly: 'The approximate location of your connection.',
  first: 'Your position is unknown, so the first location is shown.',
  partly: 'Connect to see days before today.',
  noneAbout: 'There is no weather for this location yet, or the weather service did not respond.',
  noPlace: 'No location has coordinates',
  noPlaceAbout: 'Set the coordinates of a location under Settings, or select the current location.',
  wind: 'Wind speed',
  beaufort: 'Wind by the Beaufort scale',
  columns: ['Date', 'Condition', 'Temperature', 'Humidity', 'Wind'],
} as const;
