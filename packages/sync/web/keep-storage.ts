/**
 * Asks the browser not to evict the copy when the disk is short of storage. The browser may refuse.
 * Only a page can ask, not a worker.
 */
export async function keepStorage(): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (storage?.persist === undefined || storage.persisted === undefined) return;
  if (!(await storage.persisted())) await storage.persist();
}
