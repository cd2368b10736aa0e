import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const organisationImage = endpoint({
  name: 'organisation.image',
  method: 'GET',
  path: '/v2/organisation/image/{org_id}',
  summary: "The organisation's logo as base64, or null.",
  right: 'signed_in',
  params: z.object({ org_id: z.guid() }),
  data: z.object({ image: z.string().nullable() }),
});
