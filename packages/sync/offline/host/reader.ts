import { DamagedCopy, MovedRow } from '../chunks/damage.ts';
import type { Copy, Read, ReadContext } from '../read.ts';
import type { LocalStore } from '../store/local-store.ts';

export interface ReaderOptions {
  reads: readonly Read<never, unknown>[];
  /** Returns the current store. Waits while there is none, rejects if there will be none. */
  getStore: () => Promise<LocalStore>;
  context: () => ReadContext;
  /** The copy as reads see it: stored rows together with unsent writes. */
  copyOf: (store: LocalStore) => Copy;
  /** Called if the stored data cannot be read. Resolves when there is a store again. */
  onDamaged: (store: LocalStore) => Promise<void>;
  /** Called if a row has moved. Returns true once its tables were read again. */
  onMoved: (store: LocalStore, read: Read<never, unknown>) => Promise<boolean>;
}

/** Attempts before a read is answered although its tables keep changing. */
const maxTries = 4;

/** Creates a function that answers reads by name, each from one state of its tables. */
export function createReader(options: ReaderOptions): (name: string, params: unknown) => unknown {
  const byName = new Map(options.reads.map((read) => [read.name, read]));
  if (byName.size < options.reads.length) throw new Error('Two reads have the same name.');

  return async (name, params) => {
    const read = byName.get(name);
    if (read === undefined) throw new Error(`There is no read ${name}.`);
    for (let tries = 1; ; tries += 1) {
      const store = await options.getStore();
      const version = store.versionOf(read.tables);
      try {
        const value = await read.run(options.copyOf(store), params as never, options.context());
        const current = await options.getStore();
        const isConsistent = current === store && version === store.versionOf(read.tables);
        if (isConsistent || tries >= maxTries) return value;
      } catch (error) {
        if (tries >= maxTries) throw error;
        const hasChanged = version !== store.versionOf(read.tables);
        if (error instanceof DamagedCopy) await options.onDamaged(store);
        else if (!(error instanceof MovedRow) && !hasChanged) throw error;
        else if (!hasChanged && !(await options.onMoved(store, read))) {
          await options.onDamaged(store);
        }
      }
    }
  };
}
