export { WeatherCardPage } from './weather-card-page.ts';
