export { beaufortScale } from './beaufort.ts';
export type { BeaufortForce } from './beaufort.ts';
export { clearnessOf, clearRadiation, radiationAtEnd, throughClouds } from './clear-sky.ts';
export { simulatedSky } from './climate/simulated-sky.ts';
export { compassPoint } from './compass.ts';
export { dayAfter, dayAt, daysBetween } from './days.ts';
export type { Days } from './days.ts';
export { placeId, roughly } from './rough-place.ts';
export {
  daysWithin,
  defaultDays,
  liveDays,
  pickerAhead,
  pickerBack,
  pickerDays,
  sourcesOf,
} from './shown-days.ts';
export { correctionAt } from './site-corrections.ts';
export type { PlaceSky, Sky } from './sky.ts';
export { sunPosition } from './sun-position.ts';
export type { SunPosition } from './sun-position.ts';
export { bandFills, bandPieces, temperatureBand, temperatureBands } from './temperature-bands.ts';
export { measuredWeatherAt, weatherAt } from './weather-at.ts';
export { roundedWind, windDecimals, windiestHour } from './wind.ts';
export {
  answerOfSite,
  daysOfSite,
  hoursOfSite,
  isStoredLate,
  modelOf,
  readingOf,
  rowsBySite,
} from './with-readings.ts';
export type { WbgtOf } from './with-readings.ts';
