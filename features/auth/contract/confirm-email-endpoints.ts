import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const authEmailState = endpoint({
  name: 'auth.email_state',
  method: 'GET',
  path: '/v3/auth/confirm-email',
  summary: 'The own e-mail and whether it is confirmed; null without an account.',
  right: 'signed_in',
  data: z.object({ email: z.string(), is_confirmed: z.boolean() }).nullable(),
});

export const authSendConfirmation = endpoint({
  name: 'auth.send_confirmation',
  method: 'POST',
  path: '/v3/auth/confirm-email',
  summary: 'Mails a link that confirms the own e-mail; false where it is confirmed already.',
  right: 'signed_in',
  exempt: true,
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

/** How the use of a mailed link ended. `elsewhere`: another account has confirmed the e-mail. */
export const confirmationEnds = ['confirmed', 'used', 'expired', 'elsewhere'] as const;
export type ConfirmationEnd = (typeof confirmationEnds)[number];

export const authConfirmEmail = endpoint({
  name: 'auth.confirm_email',
  method: 'POST',
  path: '/v3/auth/confirm-email/{token}',
  summary: 'Confirms an e-mail by the token of a mailed link.',
  right: 'public',
  exempt: true,
  params: z.object({ token: z.string().max(64) }),
  data: z.enum(confirmationEnds),
  errors: ['TOO_MANY'],
});
