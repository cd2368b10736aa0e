import type { Page } from 'playwright-core';

/** What a browser still holds of an organisation after a sign-out. */
export interface LocalTraces {
  databases: string[];
  storageKeys: string[];
  /** Cached answers that are not part of the static shell. */
  cachedAnswers: string[];
}

const shellKeys = /^mantine-color-scheme|^watershade-theme/;
const shellPaths = /\/(?:assets\/|index\.html$|$|[^/]+\.(?:js|css|svg|png|ico|woff2|webmanifest)$)/;

/** Reads IndexedDB, localStorage and Cache Storage of the page's origin. */
export async function localTraces(page: Page): Promise<LocalTraces> {
  const found = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(new URL(request.url).pathname);
    }
    return {
      databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
      storageKeys: Object.keys(localStorage),
      cached,
    };
  });
  return {
    databases: found.databases.filter((name) => !name.startsWith('workbox')),
    storageKeys: found.storageKeys.filter((key) => !shellKeys.test(key)),
    cachedAnswers: found.cached.filter((path) => !shellPaths.test(path)),
  };
}
