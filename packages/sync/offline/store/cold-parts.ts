import type { TableName } from '#packages/sync/contract';
import { chunkStores } from './schema.ts';
import { resultOf } from './idb.ts';

/** Gives the cold part of a chunk as it was stored; undefined where there is none. */
export type ReadColdPart = (table: TableName, chunk: number) => Promise<unknown>;

/**
 * Reads cold parts, each once for all who ask while it is on its way: the newest rows often lie in
 * one chunk. Nothing is kept longer; what a number stands for never changes.
 */
export function createColdParts(database: IDBDatabase): ReadColdPart {
  const coming = new Map<string, Promise<unknown>>();
  return (table, chunk) => {
    const key = `${table}/${String(chunk)}`;
    const known = coming.get(key);
    if (known !== undefined) return known;
    const store = database.transaction(chunkStores.cold).objectStore(chunkStores.cold);
    const part = resultOf(store.get([table, chunk])).finally(() => coming.delete(key));
    coming.set(key, part);
    return part;
  };
}
