import type { TableName } from '#packages/sync/contract';
import { resultOf, completionOf } from '../store/idb.ts';
import { logLimit } from './log-entry.ts';
import type { LogEntry } from './log-entry.ts';

/** The table of the entries. It is only on disk. */
export const logsStore: TableName = 'logs';

/** The ring buffer of entries on disk. */
export interface LogStore {
  /** Appends entries and deletes the oldest. Only the owner may call it. */
  append(entries: readonly LogEntry[]): Promise<void>;
  /** Returns the stored entries, newest first. */
  newest(): Promise<LogEntry[]>;
}

/** Opens the ring buffer of a database. Keys continue after the last stored one. */
export function openLogStore(database: IDBDatabase): LogStore {
  return {
    async append(entries) {
      const transaction = database.transaction(logsStore, 'readwrite', { durability: 'relaxed' });
      const done = completionOf(transaction);
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
