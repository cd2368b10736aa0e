import { z } from 'zod';
import { isStorable, oneLine } from '#packages/kit';
import { textUnstorable } from './plain-words.ts';

interface NameRules {
  /** Characters at most, counted once the name is in the form in which it is stored. */
  longest: number;
  tooLong: string;
  /** What is said of an empty one; without it a name may be empty. */
  required?: string;
  /** What is said of another type, and of a text that cannot be stored. */
  invalid?: string;
}

/**
 * A name as it is compared and stored: see `oneLine`. One that nobody could see counts as empty. Zero
 * characters and halves of surrogate pairs are refused, as everywhere, rather than removed.
 */
export function oneLineName({ longest, tooLong, required, invalid }: NameRules) {
  return (
    z
      .string({ error: ({ input }) => (input === undefined ? required : invalid) })
      // Bounds what is read; a letter may be put together of many characters, and spaces go.
      .max(longest * 16, tooLong)
      .refine(isStorable, invalid ?? textUnstorable)
      .transform(oneLine)
      .superRefine((name, context) => {
        const message = name === '' ? (required ?? null) : name.length > longest ? tooLong : null;
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
  );
}
