/**
 * The best `most` matches for an input: every typed word must begin a word of the text, or be part
 * of it; texts whose first words match come first. Case and accents are ignored.
 *
 * @param boostOf added to the rank of a match
 */
export function bestMatches<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  most: number,
  boostOf: (item: Item) => number = () => 0,
): Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items.slice(0, most);
  return items
    .map((item) => ({ item, rank: rankOf(plain(textOf(item)), words) }))
    .filter(({ rank }) => rank > 0)
    .map(({ item, rank }) => ({ item, rank: rank + boostOf(item) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ item }) => item);
}

/** How well a text fits an input: 0 if it does not, 3 for each word if the text begins with it. */
export function matchRank(text: string, query: string): number {
  return rankOf(plain(text), plain(query).split(/\s+/).filter(Boolean));
}

function rankOf(text: string, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    if (text.startsWith(word)) rank += 3;
    else if (text.includes(` ${word}`)) rank += 2;
    else if (text.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
