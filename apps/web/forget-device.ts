/** Deletes all data of this site in the browser; errors are ignored. */
export async function forgetDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.allSettled([forgetDatabases(), forgetAnswers(), forgetShell()]);
}

async function forgetDatabases(): Promise<void> {
  const found = await indexedDB.databases();
  await Promise.all(found.flatMap(({ name }) => (name === undefined ? [] : [deleted(name)])));
}

/** Another tab may hold a database open for a while; the browser deletes it afterwards. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

async function forgetAnswers(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The cached page for offline starts. */
async function forgetShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const shells = await navigator.serviceWorker.getRegistrations();
  await Promise.all(shells.map((shell) => shell.unregister()));
}
