import type { RawAnswer } from '#packages/http/server';

/** A full page of history, as it went out. */
export interface CachedPage {
  readonly answer: RawAnswer;
  /** The window it covers: after one stamp, up to another. */
  readonly after: string | null;
  readonly last: string;
  /** Rows of the page. */
  readonly rows: number;
  /** Stamp of the newest link when it was made: links of its rows may have changed since. */
  readonly newestLink: string | null;
  /** The organisation's clock, where the page begins a load and tells it; else null. */
  readonly clock: string | null;
  /** Stamp of the list's newest row when the page was last found true. */
  newest: string | null;
}

/**
 * Keeps pages that many devices ask for, encoded and compressed, within a bound of bytes. A row only
 * ever leaves a window of stamps, never enters it, so a page is still true exactly while the window
 * holds as many rows as the page; whoever takes one out must count them, unless the list's newest stamp
 * is that of the last time.
 */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  put(key: string, page: CachedPage): void;
}

/** An empty cache; the pages asked for longest ago make room. */
export function createPageCache(mostBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function drop(key: string): void {
    const known = pages.get(key);
    if (known === undefined) return;
    bytes -= known.answer.bytes.length;
    pages.delete(key);
  }

  return {
    get(key) {
      const known = pages.get(key);
      if (known === undefined) return undefined;
      pages.delete(key);
      pages.set(key, known);
      return known;
    },
    put(key, page) {
      drop(key);
      if (page.answer.bytes.length > mostBytes) return;
      pages.set(key, page);
      bytes += page.answer.bytes.length;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
