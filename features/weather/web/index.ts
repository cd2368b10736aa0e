export { useForecast, useHistory } from './use-forecast.ts';
export { useWeatherSite } from './use-weather-site.ts';
export { WeatherPlace } from './weather-place.tsx';
