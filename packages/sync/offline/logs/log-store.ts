import type { TableName } from '#packages/sync/contract';
import { resultOf, stored } from '../store/idb.ts';
import { logLimit } from './log-entry.ts';
import type { LogEntry } from './log-entry.ts';

/** The table that the entries are kept in; it lies on disk alone. */
export const logsStore: TableName = 'logs';

/** The ring of entries on disk. */
export interface LogStore {
  /** Stores entries behind the others and lets the oldest go. Only the owner may call it. */
  append(entries: readonly LogEntry[]): Promise<void>;
  /** What is kept, newest first. */
  newest(): Promise<LogEntry[]>;
}

/** The ring in an open database. Keys are counted on from the last one stored. */
export function openLogStore(database: IDBDatabase): LogStore {
  return {
    async append(entries) {
      const transaction = database.transaction(logsStore, 'readwrite', { durability: 'relaxed' });
      const done = stored(transaction);
      const store = transaction.objectStore(logsStore);
      const [last, count] = await Promise.all([
        resultOf(store.openKeyCursor(null, 'prev')),
        resultOf(store.count()),
      ]);
      const lastKey = Number(last?.key ?? 0);
      entries.forEach((entry, order) => store.put(entry, lastKey + order + 1));
      const tooMany = count + entries.length - logLimit;
      if (tooMany > 0) {
        for (const key of await resultOf(store.getAllKeys(null, tooMany))) store.delete(key);
      }
      await done;
    },
    async newest() {
      const store = database.transaction(logsStore).objectStore(logsStore);
      return (await resultOf<LogEntry[]>(store.getAll())).reverse();
    },
  };
}
