import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { AddressSearch } from './geocode/address-search.ts';
import { geocodeCalls } from './geocode/geocode-routes.ts';
import type { Geocoder } from './geocode/geocoder.ts';
import { locationCalls } from './location-routes.ts';
import { tileCalls } from './tiles/tile-routes.ts';
import type { Tiles } from './tiles/tiles.ts';

/** Services for finding and showing places. */
export interface LocationServices {
  readonly geocoder: Geocoder;
  readonly addresses: AddressSearch;
  readonly tiles: Tiles;
}

/** Coordinates of places, the search for places, and map tiles. */
export const locationFeature = serverFeature<Viewer, LocationServices>({
  name: 'locations',
  calls: ({ geocoder, addresses, tiles }) => [
    ...locationCalls,
    ...geocodeCalls(geocoder, addresses),
    ...tileCalls(tiles),
  ],
});
