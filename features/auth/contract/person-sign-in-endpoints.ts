import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { ownSignIn } from './sign-in-endpoints.ts';

/** One sign-in of a person, as an admin sees it. */
const personSignIn = ownSignIn.omit({ is_current: true });
export type PersonSignIn = z.infer<typeof personSignIn>;

const params = z.object({ id: z.guid() });

export const personSignIns = endpoint({
  name: 'user.sign_ins',
  method: 'GET',
  path: '/v3/user/{id}/sign-ins',
  summary: 'The sign-ins of a person, last used first.',
  right: 'org_admin',
  params,
  data: z.array(personSignIn),
});

export const endPersonSignIn = endpoint({
  name: 'user.end_sign_in',
  method: 'DELETE',
  path: '/v3/user/{id}/sign-ins/{sign_in_id}',
  summary: 'Ends one sign-in of a person.',
  right: 'org_admin',
  params: params.extend({ sign_in_id: z.guid() }),
  data: z.boolean(),
});

export const endPersonSignIns = endpoint({
  name: 'user.end_sign_ins',
  method: 'DELETE',
  path: '/v3/user/{id}/sign-ins',
  summary: 'Ends all sign-ins of a person and returns how many.',
  right: 'org_admin',
  params,
  data: z.number(),
});
