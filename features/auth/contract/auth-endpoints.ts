import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { authMessages } from './auth-messages.ts';
import { longestEmail } from './email-address.ts';
import { givenPassword } from './given-password.ts';

/** The person as the sign-in answer shows them; the full row comes with the first sync. */
export const signedInUser = z.object({
  user_id: z.string(),
  org_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string(),
});

/** What the browser keeps of a sign-in. */
export const authRecord = z.object({
  user_id: z.string(),
  token: z.string(),
  user: signedInUser,
});

/** What somebody sets up before a sign-in that is demanded to have a second factor. */
const factorToSetUp = z.object({
  /** The authenticator's secret in base 32. */
  secret: z.string(),
  /** The same as an address that authenticators read from a QR code. */
  otpauth_url: z.string(),
  /** A code was sent along, and it is not the authenticator's. */
  is_wrong: z.boolean(),
});
export type FactorToSetUp = z.infer<typeof factorToSetUp>;

export type SignedInUser = z.infer<typeof signedInUser>;
export type AuthRecord = z.infer<typeof authRecord>;

export const authMethod = endpoint({
  name: 'auth.method',
  method: 'POST',
  path: '/v3/auth/method',
  aliases: ['/v2/auth/method'],
  summary: 'How an e-mail address signs in.',
  right: 'public',
  exempt: true,
  body: z.object({ email: z.string().max(longestEmail) }),
  data: z.object({ has_federated_provider: z.boolean(), require_otp: z.boolean() }),
  errors: ['TOO_MANY'],
});

export const authLogin = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/v3/auth/login',
  aliases: ['/v2/auth/login'],
  summary:
    'Signs in with e-mail, password and, where asked for, a code; or gives what is to be set up first.',
  right: 'public',
  exempt: true,
  body: z.object({
    email: z.string().max(longestEmail),
    password: z.string().max(128),
    otp: z.string().max(6).optional(),
    // Where somebody else has set the password, the sign-in brings an own one along.
    new_password: givenPassword(authMessages.newRequired).optional(),
    confirm_password: givenPassword(authMessages.confirmRequired).optional(),
  }),
  data: z.union([authRecord, z.object({ set_up: factorToSetUp })]),
  errors: ['TOO_MANY', 'CREDENTIALS'],
});

export const authLogout = endpoint({
  name: 'auth.logout',
  method: 'GET',
  path: '/v2/auth/logout',
  aliases: ['/v3/auth/logout'],
  summary: 'Ends the sign-in whose token is sent.',
  right: 'signed_in',
  exempt: true,
  data: z.boolean(),
});

export const authResetDevice = endpoint({
  name: 'auth.reset_device',
  method: 'POST',
  path: '/v3/auth/reset-device',
  summary: 'Ends the sign-in whose token is sent and has the browser forget this site.',
  right: 'signed_in',
  exempt: true,
  // On this call only: it takes the shell that starts without a connection as well.
  answerHeaders: { 'clear-site-data': '"cache", "cookies", "storage"' },
  data: z.boolean(),
});
