export { seasonFeature } from './feature.ts';
export { pastWeather } from './past-weather.ts';
export { countHours, gatherShifts } from './season-hours.ts';
export type { HourScope } from './season-hours.ts';
