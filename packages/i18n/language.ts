const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(primary(language)) ? 'rtl' : 'ltr';
}

/**
 * The first language that a product has of those that a person prefers: 'pt-BR' finds 'pt', and
 * 'fil' the code 'tl' of the same language.
 *
 * @param preferred language tags, the best first, as in `navigator.languages`
 * @param offered what the product has; the first one is the fallback
 */
export function languageOf<Language extends string>(
  preferred: readonly string[],
  offered: readonly [Language, ...Language[]],
): Language {
  for (const tag of preferred) {
    const found = offered.find((language) => language === primary(tag));
    if (found !== undefined) return found;
  }
  return offered[0];
}

function primary(tag: string): string {
  const word = tag.toLowerCase().split(/[-_]/u)[0] ?? '';
  return word === 'fil' ? 'tl' : word;
}
