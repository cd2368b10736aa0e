import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { tag } from '#tags/contract';
import { locationMessages } from './location-messages.ts';

const degrees = (most: number, message: string) =>
  z.number(locationMessages.missing).min(-most, message).max(most, message);

export const placeLocation = endpoint({
  name: 'location.place',
  method: 'PATCH',
  path: '/v3/tag/location',
  summary: 'Sets the coordinates of a location in degrees; 0 and 0 for none.',
  right: 'org_admin',
  body: z.object({
    tag_id: z.guid(),
    lat: degrees(90, locationMessages.lat),
    lon: degrees(180, locationMessages.lon),
  }),
  data: tag,
});
