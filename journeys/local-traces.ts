import type { Page } from 'playwright-core';

/** Data of an organisation left in a browser after a sign-out. */
export interface LocalTraces {
  databases: string[];
  storageKeys: string[];
  /** Cached responses that are not part of the static shell. */
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

/** The given people whose ids are in any stored row or chunk of this browser. */
export async function peopleOnDisk(page: Page, user_ids: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not readable'));
      });
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('watershade-')) continue;
      const database = await settled(indexedDB.open(name));
      const transaction = database.transaction([...database.objectStoreNames]);
      for (const store of database.objectStoreNames) {
        for (const value of await settled(transaction.objectStore(store).getAll())) {
          const isBytes = value instanceof ArrayBuffer;
          texts.push(isBytes ? new TextDecoder('latin1').decode(value) : JSON.stringify(value));
        }
      }
      database.close();
    }
    return wanted.filter((user_id) => texts.some((text) => text.includes(user_id)));
  }, user_ids);
}
