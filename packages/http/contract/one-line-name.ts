import { z } from 'zod';
import { isStorable, oneLine } from '#packages/kit';
import { textUnstorable } from './plain-words.ts';

interface NameRules {
  /** Maximum number of characters, counted in stored form. */
  longest: number;
  tooLong: string;
  /** Message for an empty name; without it a name may be empty. */
  required?: string;
  /** Message for another type, and for a text that cannot be stored. */
  invalid?: string;
}

/**
 * A name as compared and stored: see `oneLine`. An invisible name counts as empty. Zero characters
 * and lone surrogates are rejected, as everywhere, and not removed.
 */
export function oneLineName({ longest, tooLong, required, invalid }: NameRules) {
  return (
    z
      .string({ error: ({ input }) => (input === undefined ? required : invalid) })
      // Limits the input; a character may consist of many code points, and spaces are removed.
      .max(longest * 16, tooLong)
      .refine(isStorable, invalid ?? textUnstorable)
      .transform(oneLine)
      .superRefine((name, context) => {
        const message = name === '' ? (required ?? null) : name.length > longest ? tooLong : null;
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
  );
}
