import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** About where somebody is, as far as their address on the internet tells. */
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
  summary: 'About where the caller is, by their address; for a browser that tells no position.',
  right: 'signed_in',
  data: addressPlace,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'TOO_MANY'],
});
