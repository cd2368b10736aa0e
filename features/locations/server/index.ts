export { locationFeature } from './feature.ts';
export type { LocationServices } from './feature.ts';
export { openAddressSearch } from './geocode/address-search.ts';
export type { AddressService } from './geocode/address-search.ts';
export { openGeocoder } from './geocode/geocoder.ts';
export type { Geocoder, SearchService } from './geocode/geocoder.ts';
export { openTiles } from './tiles/tiles.ts';
export type { Tiles, TileServices } from './tiles/tiles.ts';
