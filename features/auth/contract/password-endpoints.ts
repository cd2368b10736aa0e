import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { authMessages } from './auth-messages.ts';
import { longestEmail } from './email-address.ts';
import { givenPassword } from './given-password.ts';

const newPassword = {
  new_password: givenPassword(authMessages.newRequired),
  confirm_password: givenPassword(authMessages.confirmRequired),
};

/** Result of a change of password. */
export const passwordCodes = { same: -1, changed: 0, currentWrong: 1 } as const;

export const authChangePassword = endpoint({
  name: 'auth.change_password',
  method: 'POST',
  path: '/v3/auth/change_password',
  aliases: ['/v2/auth/change_password'],
  summary: 'Changes the own password: -1 same as the old one, 0 changed, 1 current one wrong.',
  right: 'signed_in',
  isIndependent: true,
  body: z.object({ current_password: givenPassword(authMessages.currentRequired), ...newPassword }),
  data: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  errors: ['TOO_MANY'],
});

export const authRequestReset = endpoint({
  name: 'auth.request_reset',
  method: 'POST',
  path: '/v2/auth/reset_password',
  summary: 'Mails a link to set a new password, if the email has an account.',
  right: 'public',
  isIndependent: true,
  body: z.object({
    email: z.string(authMessages.emailRequired).max(longestEmail, authMessages.emailInvalid),
  }),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

const resetToken = z.object({ token: z.string().max(64) });

export const authVerifyReset = endpoint({
  name: 'auth.verify_reset',
  method: 'GET',
  path: '/v3/auth/verify-token/{token}',
  summary: 'Whether the token of a reset link is still valid.',
  right: 'public',
  params: resetToken,
  data: z.union([
    z.literal(authMessages.tokenInvalid),
    z.object({ email_masked: z.string(), expires_at: z.string() }),
  ]),
  errors: ['TOO_MANY'],
});

export const authResetPassword = endpoint({
  name: 'auth.reset_password',
  method: 'POST',
  path: '/v3/auth/reset-password/{token}',
  summary: 'Sets a new password by the token of a reset link and ends all sign-ins.',
  right: 'public',
  isIndependent: true,
  params: resetToken,
  body: z.object(newPassword),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});
