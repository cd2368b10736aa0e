export { DayRange } from './day-range.tsx';
export type { NamedDays } from './day-range.tsx';
export { SimulatedBadge } from './simulated-badge.tsx';
export { useForecast, useHistory } from './use-forecast.ts';
export { useWeatherSite } from './use-weather-site.ts';
export { WeatherPlace } from './weather-place.tsx';
