import { z } from 'zod';
import { textUnstorable } from '#packages/http/contract';
import { isStorable, oneLine } from '#packages/kit';
import { tagMessages } from './tag-messages.ts';

/** Fewest letters of a name; the sentence of the specification says 3, its rule 'more than 3'. */
export const shortestTagName = 4;
export const longestTagName = 60;

/** No name of the longest ones is written with more, even where a letter is put together of many. */
const mostUnits = longestTagName * 16;

/**
 * A tag's name: one form for what looks the same, see `oneLine`, and letters counted as they are seen,
 * so that a name of four emoji is one of four.
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
