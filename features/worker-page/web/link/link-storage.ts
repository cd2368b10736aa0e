/**
 * What this device keeps of links: the last answers, and what is not sent yet. Each value belongs to
 * a token, so that a link can be removed as a whole.
 */
export interface LinkStorage {
  /** The values of a token, by name. */
  readonly read: (token: string) => Promise<Map<string, unknown>>;
  /** The values with a name that starts so, of all tokens. */
  readonly readAll: (start: string) => Promise<{ token: string; name: string; value: unknown }[]>;
  /** Resolves to whether the value is on disk; if not, it is kept as long as the page. */
  readonly keep: (token: string, name: string, value: unknown) => Promise<boolean>;
  readonly remove: (token: string, name: string) => Promise<void>;
  /** Deletes everything of a token. */
  readonly clear: (token: string) => Promise<void>;
}

const store = 'kept';

/**
 * Opens the storage. It is IndexedDB, as that is the only storage of a browser that confirms that a
 * value is on disk: a request must survive a browser that is killed in the next moment.
 */
export function openLinkStorage(factory: IDBFactory | undefined): LinkStorage {
  const opened = openDatabase(factory);
  // Values that this browser cannot store.
  const memory = new Map<string, unknown>();

  async function write(act: (values: IDBObjectStore) => void): Promise<boolean> {
    try {
      const database = await opened;
      await done(database, 'readwrite', act);
      return true;
    } catch {
      return false;
    }
  }

  async function entries(range?: IDBKeyRange): Promise<[[string, string], unknown][]> {
    let stored: [[string, string], unknown][] = [];
    try {
      const database = await opened;
      let keys: IDBRequest<IDBValidKey[]> | undefined;
      let values: IDBRequest<unknown[]> | undefined;
      await done(database, 'readonly', (objects) => {
        keys = objects.getAllKeys(range);
        values = objects.getAll(range);
      });
      const found = values?.result ?? [];
      stored = (keys?.result ?? []).map((key, at) => [key as [string, string], found[at]]);
    } catch {
      // Only what is in memory.
    }
    const own = [...memory].map(([key, value]): [[string, string], unknown] => [
      JSON.parse(key) as [string, string],
      value,
    ]);
    return [...stored, ...own];
  }

  return {
    async read(token) {
      const all = await entries();
      return new Map(
        all.flatMap(([[owner, name], value]) => (owner === token ? [[name, value] as const] : [])),
      );
    },
    async readAll(start) {
      const all = await entries();
      return all.flatMap(([[token, name], value]) =>
        name.startsWith(start) ? [{ token, name, value }] : [],
      );
    },
    async keep(token, name, value) {
      const isOnDisk = await write((values) => values.put(value, [token, name]));
      if (isOnDisk) memory.delete(JSON.stringify([token, name]));
      else memory.set(JSON.stringify([token, name]), value);
      return isOnDisk;
    },
    async remove(token, name) {
      memory.delete(JSON.stringify([token, name]));
      await write((values) => values.delete([token, name]));
    },
    async clear(token) {
      for (const key of [...memory.keys()]) {
        if ((JSON.parse(key) as string[])[0] === token) memory.delete(key);
      }
      await write((values) => values.delete(IDBKeyRange.bound([token], [token, []])));
    },
  };
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  const opened = tryToOpen(factory);
  // Each use handles the failure itself.
  opened.catch(() => undefined);
  return opened;
}

/** Milliseconds between attempts to open the storage, and how many there are. */
const [pause, attempts] = [300, 6];

/**
 * After a browser was killed, a process of it may hold the storage for a moment longer: it is opened
 * again before what is kept counts as lost.
 */
async function tryToOpen(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (factory === undefined) throw new Error('This browser has no storage.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOnce(factory);
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function openOnce(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('watershade-link', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage was not opened.'));
  });
}

/** Resolves when a transaction is on disk. */
function done(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (values: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const fail = () => reject(transaction.error ?? new Error('The storage failed.'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
    act(transaction.objectStore(store));
  });
}

const [lastKey, languageKey] = ['watershade-link:last', 'watershade-link:language'];

/** The link that was opened last on this device, and the chosen language. */
export const linkChoices = {
  last: () => readChoice(lastKey),
  setLast: (token: string | null) => writeChoice(lastKey, token),
  language: () => readChoice(languageKey),
  setLanguage: (language: string) => writeChoice(languageKey, language),
} as const;

function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
