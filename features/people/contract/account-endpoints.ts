import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** How somebody signs in, as those who manage them may know it. */
export const account = z.object({
  user_id: z.string(),
  /** A code is asked for beside the password. */
  two_factor: z.boolean(),
  /** Newest sign-in that is still remembered, in UTC. */
  last_login: z.string().nullable(),
});
export type Account = z.infer<typeof account>;

export const listAccounts = endpoint({
  name: 'account.list',
  method: 'GET',
  path: '/v3/user/accounts',
  summary:
    'Who of the people that the caller manages has signed in, and who is guarded by a code; all, or the one asked for.',
  right: 'signed_in',
  query: z.object({ user_id: z.guid().optional() }),
  data: z.object({ accounts: z.array(account) }),
});
