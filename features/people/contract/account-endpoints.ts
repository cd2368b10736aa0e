import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** How a person signs in; also for people who could sign in before. */
export const personAccount = z.object({
  user_id: z.string(),
  /**
   * True when the sign-in asks for a code beside the password; null when they cannot sign in any
   * more.
   */
  two_factor: z.boolean().nullable(),
  /** Newest sign-in that is still stored, in UTC. */
  last_login: z.string().nullable(),
});
export type PersonAccount = z.infer<typeof personAccount>;

export const listAccounts = endpoint({
  name: 'user.accounts',
  method: 'GET',
  path: '/v3/user/accounts',
  summary:
    'Page by page, two-factor and last sign-in of the people whose permissions the caller may read: everybody for an admin, the members of their tags for a manager, nobody for all others.',
  right: 'signed_in',
  query: z.object({
    /** The `next` of the previous page. */
    after: z.guid().optional(),
  }),
  data: z.object({
    accounts: z.array(personAccount),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});
