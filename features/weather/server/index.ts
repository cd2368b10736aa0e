export { weatherFeature } from './feature.ts';
export { openMeteo } from './services/open-meteo.ts';
export { simulatedService } from './services/simulated.ts';
export { weatherApi } from './services/weather-api.ts';
export { zoneOf } from './place-days.ts';
export { openWeather } from './weather-port.ts';
export type { WeatherPort } from './weather-port.ts';
export type { WeatherService } from './weather-service.ts';
