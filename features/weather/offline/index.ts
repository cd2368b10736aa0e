export { siteForecasts, weatherTables } from './kept-forecasts.ts';
export {
  forecastsOfSites,
  weatherForecastOf,
  weatherReads,
  weatherSitesAll,
  weatherStands,
} from './weather-reads.ts';
export type { SiteForecast } from './weather-reads.ts';
export type { WeatherSite } from './weather-sites.ts';
