import type { RawAnswer } from '#packages/http/server';

/** A full page of history, as it was sent. */
export interface CachedPage {
  readonly answer: RawAnswer;
  /** The window it covers: after one stamp, up to another. */
  readonly after: string | null;
  readonly last: string;
  /** Rows of the page. */
  readonly rows: number;
  /**
   * Stamp of the newest link when the page was made. The links of its rows may have changed since.
   */
  readonly newestLink: string | null;
  /** The organisation's clock if the page begins a load and contains it; else null. */
  readonly clock: string | null;
  /** Stamp of the list's newest row when the page was last found valid. */
  newest: string | null;
}

/**
 * Caches pages that many devices request, encoded and compressed, up to a number of bytes. A row
 * can leave a window of stamps but never enter it. So a page is valid while the window holds as
 * many rows as the page. A caller must count them, unless the list's newest stamp has not changed.
 */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  put(key: string, page: CachedPage): void;
}

/** Creates an empty cache. The least recently used pages are evicted. */
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
