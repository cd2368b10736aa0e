/** URL search of the quotes. */
export interface QuoteSearch {
  /** For the support team: the quotes of all organisations. */
  of?: 'all';
}

/** Reads a URL, or gives the shortest equivalent one. */
export function quoteSearchOf(search: Record<string, unknown>): QuoteSearch {
  return search['of'] === 'all' ? { of: 'all' } : {};
}
