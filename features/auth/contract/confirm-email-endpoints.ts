import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const authEmailState = endpoint({
  name: 'auth.email_state',
  method: 'GET',
  path: '/v3/auth/confirm-email',
  summary: 'The own email and whether it is confirmed; null without an account.',
  right: 'signed_in',
  data: z.object({ email: z.string(), is_confirmed: z.boolean() }).nullable(),
});

export const authSendConfirmation = endpoint({
  name: 'auth.send_confirmation',
  method: 'POST',
  path: '/v3/auth/confirm-email',
  summary: 'Mails a link that confirms the own email; false if it is confirmed already.',
  right: 'signed_in',
  isIndependent: true,
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

/** Result of using a mailed link. `elsewhere`: another account has confirmed the email. */
export const confirmationEnds = ['confirmed', 'used', 'expired', 'elsewhere'] as const;
export type ConfirmationEnd = (typeof confirmationEnds)[number];

export const authConfirmEmail = endpoint({
  name: 'auth.confirm_email',
  method: 'POST',
  path: '/v3/auth/confirm-email/{token}',
  summary: 'Confirms an email by the token of a mailed link.',
  right: 'public',
  isIndependent: true,
  params: z.object({ token: z.string().max(64) }),
  data: z.enum(confirmationEnds),
  errors: ['TOO_MANY'],
});
