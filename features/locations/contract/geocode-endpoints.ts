import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { locationMessages } from './location-messages.ts';

const words = z.string().trim().max(200).default('');

/** A search for places: free words, or the parts of an address. */
export const placeQuery = z.object({
  q: words,
  street: words,
  city: words,
  state: words,
  country: words,
  postalcode: words,
});
export type PlaceQuery = z.infer<typeof placeQuery>;

/** A found place, in the format of Nominatim. */
const foundPlace = z.object({
  lat: z.string(),
  lon: z.string(),
  display_name: z.string(),
  /** Attribution, shown with the data. */
  licence: z.string(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** Maximum number of results. */
export const mostFound = 5;

export const geocode = endpoint({
  name: 'location.geocode',
  method: 'GET',
  path: '/v3/external/geocode',
  summary: 'Searches places by free words, or by street, city, state, country and postalcode.',
  right: 'signed_in',
  query: placeQuery.refine((query) => Object.values(query).some((part) => part !== ''), {
    message: locationMessages.missing,
    path: ['q'],
  }),
  data: z.array(foundPlace),
  errors: ['UNAVAILABLE', 'TOO_MANY'],
});

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** A town label on a map. */
const town = z.object({
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  population: z.number(),
});
export type Town = z.infer<typeof town>;

/** Maximum number of towns in one map view. */
export const mostTowns = 40;

export const townsWithin = endpoint({
  name: 'location.towns',
  method: 'GET',
  path: '/v3/external/towns',
  summary: 'The largest towns between two latitudes and two longitudes, for the labels of a map.',
  right: 'signed_in',
  query: z.object({
    south: degrees(90),
    west: degrees(180),
    north: degrees(90),
    east: degrees(180),
  }),
  data: z.array(town),
  errors: ['UNAVAILABLE'],
});
