export { geocode, mostFound, mostTowns, townsWithin } from './geocode-endpoints.ts';
export type { FoundPlace, PlaceQuery, Town } from './geocode-endpoints.ts';
export { geoip } from './geoip-endpoint.ts';
export type { AddressPlace } from './geoip-endpoint.ts';
export { placeLocation } from './location-endpoints.ts';
export { locationMessages, positionMessages, searchReasons } from './location-messages.ts';
export { mapLayers, mapTile, tileLayers } from './tile-endpoints.ts';
export type { ShownLayer, TileLayer } from './tile-endpoints.ts';
