export { isPlaced } from './is-placed.ts';
export { locationZoom } from './location-zoom.ts';
export { storedPlace } from './stored-place.ts';
export { degreesText, fieldsOf, pairOf, typedCoordinates } from './typed-coordinates.ts';
export type { TypedCoordinates } from './typed-coordinates.ts';
