export { openAddressSearch } from './geocode/address-search.ts';
export type { AddressSearch, AddressService } from './geocode/address-search.ts';
export { geocodeCalls } from './geocode/geocode-routes.ts';
export { openGeocoder } from './geocode/geocoder.ts';
export type { Geocoder } from './geocode/geocoder.ts';
export type { SearchService } from './geocode/nominatim.ts';
export { locationCalls } from './location-routes.ts';
