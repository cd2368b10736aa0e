export { simulatedSky } from './climate/simulated-sky.ts';
export { skyWords } from './climate/sky-words.ts';
export { compassPoint } from './compass.ts';
export { placeId, roughly } from './rough-place.ts';
export type { PlaceSky, Sky } from './sky.ts';
export { sunPosition } from './sun-position.ts';
export type { SunPosition } from './sun-position.ts';
export { bandFills, temperatureBands } from './temperature-bands.ts';
export { weatherAt } from './weather-at.ts';
