/** Properties that are searched; they or a word in them must begin with the text. */
const searched = ['displayName', 'mail', 'userPrincipalName'];

/**
 * The `$search` expression of Graph for a text; null if it is empty. Quotes and backslashes end a
 * phrase, so only characters of names and emails are kept.
 */
export function graphSearch(words: string): string | null {
  const plain = words
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}@._'’+-]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return null;
  return searched.map((property) => `"${property}:${plain}"`).join(' OR ');
}
