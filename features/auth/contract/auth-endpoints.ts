import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { authMessages } from './auth-messages.ts';
import { longestEmail } from './email-address.ts';
import { givenPassword } from './given-password.ts';

/** The person in the response of a sign-in; the full row comes with the first sync. */
export const signedInUser = z.object({
  user_id: z.string(),
  org_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string(),
});

/** The data of a sign-in that the browser stores. */
export const authRecord = z.object({
  user_id: z.string(),
  token: z.string(),
  user: signedInUser,
});

/** Data for setting up a required second factor before the sign-in. */
const factorToSetUp = z.object({
  /** The authenticator's secret in base 32. */
  secret: z.string(),
  /** The same as otpauth URL for a QR code. */
  otpauth_url: z.string(),
  /** A code was sent and it was wrong. */
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
  summary: 'How an email address signs in.',
  right: 'public',
  isIndependent: true,
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
    'Signs in with email, password and, if required, a code; or returns the second factor to set up first.',
  right: 'public',
  isIndependent: true,
  body: z.object({
    email: z.string().max(longestEmail),
    password: z.string().max(128),
    otp: z.string().max(6).optional(),
    // Required if somebody else has set the password.
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
  summary: 'Ends the sign-in of the sent token.',
  right: 'signed_in',
  isIndependent: true,
  data: z.boolean(),
});

export const authResetDevice = endpoint({
  name: 'auth.reset_device',
  method: 'POST',
  path: '/v3/auth/reset-device',
  summary: 'Ends the sign-in of the sent token and clears the site data of the browser.',
  right: 'signed_in',
  isIndependent: true,
  // Only on this call, as it also removes the offline page.
  answerHeaders: { 'clear-site-data': '"cache", "cookies", "storage"' },
  data: z.boolean(),
});
