/** Text normalised for comparison: lower case, without accents, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * True if every word of the search begins or is part of one of the texts (a name, an email, tags).
 * An empty search matches everything.
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return true;
  const folded = texts.map(foldText).join('\n');
  return words.every((word) => folded.includes(word));
}
