export { MapFrame } from './map-frame.tsx';
export { mapMessages } from './map-messages.ts';
export { roundDegrees } from './map-types.ts';
export type { MapHandle } from './leaflet-map.ts';
export type { MapBox, MapLabel, MapPoint, MapView } from './map-types.ts';
