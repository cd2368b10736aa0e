import { z } from 'zod';

/** A variable that counts as missing if it is empty. */
export const text = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()));
