/** Properties that the words are held against; each begins with them, or a word in it does. */
const searched = ['displayName', 'mail', 'userPrincipalName'];

/**
 * What Graph is asked for somebody's words, as `$search` has it; null where nothing is left of them.
 * Quotes and backslashes end a phrase there, so only what stands in names and e-mails gets through.
 */
export function graphSearch(words: string): string | null {
  const plain = words
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}@._'’+-]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return null;
  return searched.map((property) => `"${property}:${plain}"`).join(' OR ');
}
