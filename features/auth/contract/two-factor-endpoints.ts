import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** How two-factor sign-in stands for the viewer. */
const twoFactor = z.object({
  enabled: z.boolean(),
  /** Since when it is on. */
  enabled_time: z.string().nullable(),
  /** The authenticator's secret in base 32: told only while two-factor sign-in is off. */
  secret: z.string().optional(),
  /** The same as an address that authenticators read from a QR code. */
  otpauth_url: z.string().optional(),
});
export type TwoFactor = z.output<typeof twoFactor>;

/** Digits that an authenticator shows. */
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
  summary: 'Switches two-factor sign-in on; false where the code is wrong.',
  right: 'signed_in',
  body: z.object({ verification_code }),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

export const twoFactorDisable = endpoint({
  name: 'two_factor.disable',
  method: 'POST',
  path: '/v3/auth/2fa/disable',
  summary: 'Switches two-factor sign-in off; false where password or code is wrong.',
  right: 'signed_in',
  body: z.object({ password: z.string().max(128), verification_code }),
  data: z.boolean(),
  errors: ['TOO_MANY'],
});

export const twoFactorReset = endpoint({
  name: 'two_factor.reset',
  method: 'DELETE',
  path: '/v3/user/{id}/2fa',
  summary: 'Switches two-factor sign-in off for somebody who has lost their authenticator.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: z.boolean(),
});
