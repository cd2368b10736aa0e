import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const userImage = endpoint({
  name: 'user.image',
  method: 'GET',
  path: '/v2/user/image/{user_id}',
  summary: "A person's picture as base64 JPEG, or null.",
  right: 'signed_in',
  params: z.object({ user_id: z.guid() }),
  data: z.object({ image: z.string().nullable() }),
});
