import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** How somebody who can sign in, or once did, does so. */
export const personAccount = z.object({
  user_id: z.string(),
  /** A code is asked for beside the password; null where they cannot sign in any more. */
  two_factor: z.boolean().nullable(),
  /** Newest sign-in that is still remembered, in UTC. */
  last_login: z.string().nullable(),
});
export type PersonAccount = z.infer<typeof personAccount>;

export const listAccounts = endpoint({
  name: 'user.accounts',
  method: 'GET',
  path: '/v3/user/accounts',
  summary:
    'Page by page, two-factor and last sign-in of the people whose permissions the caller may read: everybody for an admin, those of their tags for a manager, nobody for all others.',
  right: 'signed_in',
  query: z.object({
    /** As given by the page before. */
    after: z.guid().optional(),
  }),
  data: z.object({
    accounts: z.array(personAccount),
    /** null on the last page. */
    next: z.string().nullable(),
  }),
});
