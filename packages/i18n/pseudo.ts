import type { Catalogue } from './catalogue.ts';

/** A language of tests, in which every text of a catalogue and every formatted value has marks. */
export const pseudoLanguage = 'en-XA';

const [begin, end] = ['⟦', '⟧'];

/** Puts the marks around a text. */
export function marked(text: string): string {
  return `${begin}${text}${end}`;
}

/** The texts of a catalogue with marks. */
export function pseudoCatalogue(source: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, marked(text)]));
}

/**
 * Whether a visible text comes from catalogues and formats only. Everything between the outermost
 * marks counts, so a text may contain values.
 */
export function hasPseudoMarks(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.startsWith(begin) && trimmed.endsWith(end);
}
