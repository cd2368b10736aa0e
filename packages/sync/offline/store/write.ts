import type { TableName } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { chunkStores, metadataStore, timesStore } from './schema.ts';
import { completionOf } from './idb.ts';
import type { RowWrites } from './row-writes.ts';

/** Chunks of one table that are stored and deleted together. */
export interface ChunkWrites {
  table: TableName;
  drop: readonly number[];
  put: ReadonlyMap<number, ChunkRecords>;
}

/** Everything one transaction stores. */
export interface Writes {
  rows: readonly RowWrites[];
  chunks: readonly ChunkWrites[];
  times: Readonly<Record<string, string | null>>;
  metadata: Readonly<Record<string, unknown>>;
}

/** Stores all writes, or rejects and stores none. */
export async function write(database: IDBDatabase, writes: Writes): Promise<void> {
  const stores = new Set<string>([timesStore, metadataStore]);
  for (const { table } of writes.rows) stores.add(table);
  if (writes.chunks.length > 0) Object.values(chunkStores).forEach((store) => stores.add(store));
  const transaction = database.transaction([...stores], 'readwrite', { durability: 'relaxed' });
  const done = completionOf(transaction);
  try {
    for (const rows of writes.rows) writeRows(transaction.objectStore(rows.table), rows);
    for (const chunks of writes.chunks) writeChunks(transaction, chunks);
    writeTimes(transaction.objectStore(timesStore), writes.times);
    const metadata = transaction.objectStore(metadataStore);
    for (const [name, value] of Object.entries(writes.metadata)) metadata.put(value, name);
  } catch (error) {
    transaction.abort();
    await done.catch(() => undefined);
    throw error;
  }
  await done;
}

function writeRows(store: IDBObjectStore, { clear, put, drop }: RowWrites): void {
  if (clear) store.clear();
  for (const key of drop) store.delete(key);
  for (const [key, row] of put) store.put(row, key);
}

function writeChunks(transaction: IDBTransaction, { table, drop, put }: ChunkWrites): void {
  for (const [part, name] of Object.entries(chunkStores)) {
    const store = transaction.objectStore(name);
    for (const number of drop) store.delete([table, number]);
    for (const [number, records] of put) {
      store.put(part === 'hot' ? records.hot : records.cold, [table, number]);
    }
  }
}

function writeTimes(store: IDBObjectStore, times: Writes['times']): void {
  for (const [slug, time] of Object.entries(times)) {
    if (time === null) store.delete(slug);
    else store.put({ slug, time }, slug);
  }
}
