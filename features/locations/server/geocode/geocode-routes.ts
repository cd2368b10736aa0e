import { geocode, townsWithin } from '#locations/contract';
import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import type { Geocoder } from './geocoder.ts';

/** Calls that look for places in the world. */
export function geocodeCalls(geocoder: Geocoder): Bound<Viewer>[] {
  return [
    bind<typeof geocode, Viewer>(geocode, ({ query, viewer, now }) =>
      geocoder.search(query, viewer.org_id, now()),
    ),
    bind<typeof townsWithin, Viewer>(townsWithin, ({ query }) => geocoder.towns(query)),
  ];
}
