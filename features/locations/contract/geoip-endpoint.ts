import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** An approximate position by IP address. */
const addressPlace = z.object({
  lat: z.number(),
  lon: z.number(),
  city: z.string(),
  country: z.string(),
});
export type AddressPlace = z.infer<typeof addressPlace>;

export const geoip = endpoint({
  name: 'location.geoip',
  method: 'GET',
  path: '/v3/external/geoip',
  summary:
    'The approximate position of the caller by IP address; for browsers that provide no position.',
  right: 'signed_in',
  data: addressPlace,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'TOO_MANY'],
});
