export { WeatherPlace } from './weather-place.tsx';
