/**
 * Asks the browser not to clear the copy away when the disk is short of room. It may say no, and
 * only a page can ask: a worker has no say in it.
 */
export async function keepStorage(): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (storage?.persist === undefined || storage.persisted === undefined) return;
  if (!(await storage.persisted())) await storage.persist();
}
