export { placeTab } from './location-pages.ts';
export { MapSources } from './map/map-sources.tsx';
export { useMapLayers } from './map/use-map-layers.ts';
export type { MapLayer } from './map/use-map-layers.ts';
export { useTowns } from './map/use-towns.ts';
export { currentPosition } from './place/current-position.ts';
export { PlacePicker } from './place/place-picker.tsx';
export { useAddressPlace } from './place/use-address-place.ts';
