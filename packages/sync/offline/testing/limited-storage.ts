/** The storage of a test environment's databases. */
export interface LimitedStorage {
  /** Puts so far. */
  readonly puts: number;
  /** The approximate number of bytes in the databases. */
  readonly used: number;
  /** The number of the put that fails once; 0 for none. */
  failsAt: number;
  /** The maximum number of bytes; no limit by default. */
  limit: number;
  /** Called before each put. */
  onPut: () => void;
}

/** Databases on a device that is short of storage: a put fails as in a browser. */
export function createLimitedStorage(factory: IDBFactory): {
  factory: IDBFactory;
  room: LimitedStorage;
} {
  const sizes = new Map<string, number>();
  const room = {
    puts: 0,
    failsAt: 0,
    limit: Infinity,
    onPut: () => {},
    get used() {
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },
  };

  function openStore(store: IDBObjectStore): IDBObjectStore {
    const place = (key: unknown) => `${store.name} ${JSON.stringify(key)}`;
    const doomed = () => room.puts === room.failsAt || room.used > room.limit;
    return new Proxy(store, {
      get(_, name) {
        if (name === 'put') {
          return (value: unknown, key: IDBValidKey) => {
            room.puts += 1;
            room.onPut();
            const before = sizes.get(place(key));
            sizes.set(place(key), sizeOf(value));
            if (!doomed()) return store.put(value, key);
            if (before === undefined) sizes.delete(place(key));
            else sizes.set(place(key), before);
            throw new DOMException('no room', 'QuotaExceededError');
          };
        }
        if (name === 'delete') {
          return (key: IDBValidKey) => {
            sizes.delete(place(key));
            return store.delete(key);
          };
        }
        if (name === 'clear') {
          return () => {
            for (const key of sizes.keys()) if (key.startsWith(`${store.name} `)) sizes.delete(key);
            return store.clear();
          };
        }
        return boundOf(store, name);
      },
    });
  }

  const transactionOf = (transaction: IDBTransaction) =>
    withMember(transaction, 'objectStore', (name: string) =>
      openStore(transaction.objectStore(name)),
    );
  /** A failed put uses no storage. */
  const begun = (transaction: IDBTransaction) => {
    const before = new Map(sizes);
    transaction.addEventListener('abort', () => {
      sizes.clear();
      for (const [place, size] of before) sizes.set(place, size);
    });
    return transactionOf(transaction);
  };
  const databaseOf = (database: IDBDatabase) =>
    withMember(database, 'transaction', (...given: Parameters<IDBDatabase['transaction']>) =>
      begun(database.transaction(...given)),
    );
  const open = (name: string, version?: number) => {
    const request = factory.open(name, version);
    return new Proxy(request, {
      get: (_, member) =>
        member === 'result' ? databaseOf(request.result) : boundOf(request, member),
      set: (_, member, value) => Reflect.set(request, member, value),
    });
  };
  return { factory: withMember(factory, 'open', open), room };
}

function withMember<Whole extends object>(whole: Whole, name: keyof Whole, member: unknown): Whole {
  return new Proxy(whole, {
    get: (_, asked) => (asked === name ? member : boundOf(whole, asked)),
    set: (_, asked, value) => Reflect.set(whole, asked, value),
  });
}

function boundOf(whole: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(whole, name);
  return typeof member === 'function' ? (member.bind(whole) as unknown) : member;
}

function sizeOf(value: unknown): number {
  if (value instanceof ArrayBuffer) return value.byteLength;
  return JSON.stringify(value ?? null).length;
}
