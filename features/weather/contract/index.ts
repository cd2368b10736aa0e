export type { Measured, SiteCorrection, SiteMeasures, SiteReading } from './site-reading.ts';
export { weatherMessages } from './weather-messages.ts';
export { weatherAnswer } from './weather-answer.ts';
export type { CurrentWeather, WeatherAnswer, WeatherDay, WeatherHour } from './weather-answer.ts';
export {
  currentWeather,
  mostForecastDays,
  weatherForecast,
  weatherHistory,
} from './weather-endpoints.ts';
