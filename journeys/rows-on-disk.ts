import type { Page } from 'playwright-core';

/** The rows of a small table in the local copy of the page's browser. */
export async function rowsOnDisk<Row>(page: Page, table: string): Promise<Row[]> {
  const rows = await page.evaluate(async (wanted) => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not readable'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('watershade-')) continue;
      const database = await settled(indexedDB.open(name));
      const found = database.objectStoreNames.contains(wanted)
        ? await settled<unknown[]>(database.transaction(wanted).objectStore(wanted).getAll())
        : null;
      database.close();
      if (found !== null) return found;
    }
    throw new Error(`No copy has the table ${wanted}.`);
  }, table);
  return rows as Row[];
}
