import { z } from 'zod';
import { authMessages } from './auth-messages.ts';

/**
 * A password as somebody typed it. The handler judges it, so that each fault has the sentence of
 * the form; the limit here only bounds what the handler has to read.
 */
export function givenPassword(required: string) {
  return z.string(required).max(10_000, authMessages.passwordLong);
}
