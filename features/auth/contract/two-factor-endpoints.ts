import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { authMessages } from './auth-messages.ts';

/** The viewer's two-factor settings. */
const twoFactor = z.object({
  enabled: z.boolean(),
  /** When it was switched on. */
  enabled_time: z.string().nullable(),
  /** False for people who only use a work account: its provider asks for a second factor. */
  has_password: z.boolean(),
  /** The organisation requires it, so it cannot be switched off. */
  is_demanded: z.boolean(),
  /** The authenticator's secret in base 32; only while two-factor sign-in is off. */
  secret: z.string().optional(),
  /** The same as otpauth URL for a QR code. */
  otpauth_url: z.string().optional(),
});
export type TwoFactor = z.output<typeof twoFactor>;

/** The digits of an authenticator. */
const verification_code = z.string().max(6);

export const twoFactorState = endpoint({
  name: 'two_factor.state',
  method: 'GET',
  path: '/v3/auth/2fa',
  aliases: ['/v2/auth/2fa'],
  summary: 'Whether two-factor sign-in is on; while it is off, the secret to set it up with.',
  right: 'signed_in',
  data: twoFactor,
});

export const twoFactorEnable = endpoint({
  name: 'two_factor.enable',
  method: 'POST',
  path: '/v3/auth/2fa/enable',
  aliases: ['/v2/auth/2fa/enable'],
  summary:
    'Switches two-factor sign-in on and ends all other sign-ins; false if the code is wrong.',
  right: 'signed_in',
  body: z.object({ password: z.string(authMessages.currentRequired).max(128), verification_code }),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

export const twoFactorDisable = endpoint({
  name: 'two_factor.disable',
  method: 'POST',
  path: '/v3/auth/2fa/disable',
  summary:
    'Switches two-factor sign-in off and ends all other sign-ins; false if password or code is wrong. A person without a password sends only the code.',
  right: 'signed_in',
  body: z.object({ password: z.string().max(128), verification_code }),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

export const twoFactorReset = endpoint({
  name: 'two_factor.reset',
  method: 'DELETE',
  path: '/v3/user/{id}/2fa',
  summary: 'Switches two-factor sign-in off for a person who has lost their authenticator.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: z.boolean(),
});
