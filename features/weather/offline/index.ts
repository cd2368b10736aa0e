export { weatherFeature } from './feature.ts';
export {
  countedReadings,
  forecastsOfSites,
  modelForecastsOfSites,
  weatherForecastOf,
  weatherSitesAll,
  weatherStands,
} from './weather-reads.ts';
export type { SiteForecast } from './weather-reads.ts';
export type { WeatherSite } from './weather-sites.ts';
