export { weatherFeature } from './feature.ts';
export {
  countedReadings,
  modelForecastsOfSites,
  siteCorrections,
  weatherForecastOf,
  weatherSitesAll,
  weatherStands,
} from './weather-reads.ts';
export type { ForecastSite, SiteForecast } from './weather-reads.ts';
export type { WeatherSite } from './weather-sites.ts';
