import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const registrationInviter = endpoint({
  name: 'registration.inviter',
  method: 'GET',
  path: '/v3/registration/inviter/{code}',
  summary: 'The organisation that a referral code belongs to; null for an unknown code.',
  right: 'public',
  params: z.object({ code: z.string().max(64) }),
  data: z.object({ organisation: z.string().nullable() }),
  errors: ['TOO_MANY'],
});
