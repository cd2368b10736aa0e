import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Result codes of a registration. */
export const registrationCodes = {
  success: 0,
  emailTaken: 1,
  domainTaken: 2,
  invalid: 3,
  termsRejected: 4,
} as const;
export type RegistrationCode = (typeof registrationCodes)[keyof typeof registrationCodes];

const text = z
  .string()
  .max(1000)
  .regex(/^[^\0\p{Cs}]*$/u)
  .catch('');

/**
 * Fields of the form. A field of the wrong type, far too long or with characters that cannot be
 * stored is read as missing, so that it gets the same code as every other error.
 */
const registration = z.object({
  organisation_name: text,
  name_first: text,
  name_last: text,
  email: text,
  password: text,
  accept_terms: z.boolean().catch(false),
  /** Referral code. */
  ref: text,
  /** Time zone of the browser. */
  timezone: text,
});
export type Registration = z.output<typeof registration>;

export const authRegister = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/v3/auth/register',
  aliases: ['/v2/auth/register'],
  summary: 'Registers an organisation with its first owner; returns a code from 0 to 4.',
  right: 'public',
  body: registration,
  data: z.literal(Object.values(registrationCodes)),
  errors: ['TOO_MANY'],
});
