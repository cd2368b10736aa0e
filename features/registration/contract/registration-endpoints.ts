import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** How a registration went, as the answer says it. */
export const registrationCodes = {
  success: 0,
  emailTaken: 1,
  domainTaken: 2,
  invalid: 3,
  termsRejected: 4,
} as const;
export type RegistrationCode = (typeof registrationCodes)[keyof typeof registrationCodes];

/**
 * What the form sends. A field of the wrong type is read as missing: that something is wrong with
 * it is told by the code, as for every other fault.
 */
const registration = z.object({
  organisation_name: z.string().catch(''),
  name_first: z.string().catch(''),
  name_last: z.string().catch(''),
  email: z.string().catch(''),
  password: z.string().catch(''),
  accept_terms: z.boolean().catch(false),
  /** Referral code. */
  ref: z.string().catch(''),
  /** Time zone of the browser. */
  timezone: z.string().catch(''),
});
export type Registration = z.output<typeof registration>;

export const authRegister = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/v3/auth/register',
  aliases: ['/v2/auth/register'],
  summary: 'Makes an organisation with its first owner; answers a code from 0 to 4.',
  right: 'public',
  body: registration,
  data: z.literal(Object.values(registrationCodes)),
  errors: ['TOO_MANY'],
});
