import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** One sign-in, as its owner sees it. */
export const ownSignIn = z.object({
  sign_in_id: z.string(),
  /** The User-Agent of the browser; '' if it sent none. */
  user_agent: z.string(),
  created_time: z.string(),
  last_used_time: z.string(),
  /** The sign-in of this call. */
  is_current: z.boolean(),
});

export type OwnSignIn = z.infer<typeof ownSignIn>;

export const authSignIns = endpoint({
  name: 'auth.sign_ins',
  method: 'GET',
  path: '/v3/auth/sign-ins',
  summary: 'The own sign-ins, last used first.',
  right: 'signed_in',
  data: z.array(ownSignIn),
});

export const authEndSignIn = endpoint({
  name: 'auth.end_sign_in',
  method: 'DELETE',
  path: '/v3/auth/sign-ins/{id}',
  summary: 'Ends one of the own sign-ins.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  data: z.boolean(),
});

export const authEndOtherSignIns = endpoint({
  name: 'auth.end_other_sign_ins',
  method: 'DELETE',
  path: '/v3/auth/sign-ins',
  summary: 'Ends all own sign-ins except the current one and returns how many.',
  right: 'signed_in',
  data: z.number(),
});
