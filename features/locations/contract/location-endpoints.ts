import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { coordinates, tag } from '#tags/contract';
import { locationMessages } from './location-messages.ts';

const { lat, lon } = coordinates.shape;
const orMissing = (degrees: z.ZodNumber) => z.number(locationMessages.missing).pipe(degrees);

export const placeLocation = endpoint({
  name: 'location.place',
  method: 'PATCH',
  path: '/v3/tag/location',
  summary: 'Says where a location is, in degrees; 0 and 0 for nowhere.',
  right: 'org_admin',
  body: z.object({ tag_id: z.guid(), lat: orMissing(lat), lon: orMissing(lon) }),
  data: tag,
});
