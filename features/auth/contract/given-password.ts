import { z } from 'zod';
import { authMessages } from './auth-messages.ts';

/**
 * A password as typed. The handler validates it, so that each error has the form's message; this
 * limit only bounds the input.
 */
export function givenPassword(required: string) {
  return z.string(required).max(10_000, authMessages.passwordLong);
}
