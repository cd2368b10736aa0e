/** Text as it is compared: lower case, without accents, spaces single. */
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
 * True where every word of the search begins or stands inside one of the texts (a name, an e-mail,
 * tags). An empty search finds everything.
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return true;
  const folded = texts.map(foldText).join('\n');
  return words.every((word) => folded.includes(word));
}
