import { geocode, geoip, townsWithin } from '#locations/contract';
import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import type { AddressSearch } from './address-search.ts';
import type { Geocoder } from './geocoder.ts';

/** Calls that search places, and the approximate position of the caller. */
export function geocodeCalls(geocoder: Geocoder, addresses: AddressSearch): Bound<Viewer>[] {
  return [
    bind(geocode, ({ query, viewer, now }) => geocoder.search(query, viewer.org_id, now())),
    bind(geoip, ({ viewer, caller, now }) => addresses.find(caller.address, viewer.org_id, now())),
    bind(townsWithin, ({ query }) => geocoder.towns(query)),
  ];
}
