import { z } from 'zod';
import { textUnstorable } from '#packages/http/contract';
import { isStorable, oneLine } from '#packages/kit';
import { tagMessages } from './tag-messages.ts';

/** Minimum length of a name. The sentence of the specification says 3, its rule 'more than 3'. */
export const shortestTagName = 4;
export const longestTagName = 60;

/**
 * Upper limit of UTF-16 units for the longest name, also with characters composed of many code
 * points.
 */
const mostUnits = longestTagName * 16;

/**
 * Name of a tag: normalised, see `oneLine`. The length counts visible characters, so a name of four
 * emoji has length four.
 */
export const tagName = z
  .string()
  .max(mostUnits, tagMessages.nameLong)
  .refine(isStorable, textUnstorable)
  .transform(oneLine)
  .superRefine((name, context) => {
    const message = problemOf(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

function problemOf(name: string): string | null {
  if (name === '') return tagMessages.nameEmpty;
  const letters = lettersOf(name);
  if (letters < shortestTagName) return tagMessages.nameShort;
  return letters > longestTagName ? tagMessages.nameLong : null;
}

function lettersOf(name: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
}
