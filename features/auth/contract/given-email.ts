import { z } from 'zod';
import { authMessages } from './auth-messages.ts';
import { isNormalAddress, normalAddress } from './email-address.ts';

/** An email address for an account, in lower case: see `isEmailAddress`. */
export const emailAddress = z
  .string(authMessages.emailInvalid)
  // Limits the input.
  .max(10_000, authMessages.emailInvalid)
  .transform(normalAddress)
  .refine(isNormalAddress, authMessages.emailInvalid);
