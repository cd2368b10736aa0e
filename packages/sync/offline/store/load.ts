import type { Chunk } from '../chunks/chunk.ts';
import { decodeChunk } from '../chunks/chunk-codec.ts';
import { DamagedCopy } from '../chunks/damage.ts';
import { layoutOf } from '#packages/sync/contract';
import { createSlots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { RowTable } from '../tables/tables.ts';
import type { TableName } from '#packages/sync/contract';
import { chunkMetadataOf } from './chunk-metadata.ts';
import { chunkStores, metadataStore, timesStore } from './schema.ts';
import { resultOf } from './idb.ts';
import { keptFromOf, leaveOut } from './kept-from.ts';
import type { LargeTable, Memory } from './memory.ts';

/** Key of the metadata with the layout in which a table's chunks were written. */
export function layoutKey(table: TableName): string {
  return `layout.${table}`;
}

/**
 * Reads tables of the database into memory, with all sync times and metadata.
 *
 * @throws DamagedCopy if something cannot be read or is inconsistent
 */
export async function loadTables(
  database: IDBDatabase,
  memory: Memory,
  tables: readonly TableName[],
): Promise<void> {
  const stores = [...memory.small.keys(), ...Object.values(chunkStores), metadataStore, timesStore];
  const transaction = database.transaction(stores);
  // All requests start before the first is awaited, so that the browser reads ahead.
  const first = Promise.all([
    entriesOf(transaction.objectStore(metadataStore)),
    entriesOf<{ time: string }>(transaction.objectStore(timesStore)),
    resultOf(transaction.objectStore(chunkStores.hot).getAllKeys()),
    resultOf(transaction.objectStore(chunkStores.cold).getAllKeys()),
  ]);
  const small = tables.flatMap((table) => {
    const rows = memory.small.get(table);
    if (rows === undefined || isDerived(memory, table)) return [];
    const declaration = memory.declarations.get(table);
    const stored = rowsOf(transaction.objectStore(table), declaration);
    return [awaitedLater(stored.then((entries) => ({ rows, news: entries })))];
  });
  const [metadata, times, hot, cold] = await first;
  replaceEntries(memory.metadata, metadata);
  replaceEntries(memory.times, new Map([...times].map(([slug, { time }]) => [slug, time])));
  const chunks = tables
    .flatMap((table) => memory.large.get(table) ?? [])
    .map((large) => requestChunks(transaction, memory, large, { hot, cold }));
  for (const { rows, news } of await Promise.all(small)) replaceEntries(rows, news);
  for (const table of tables) {
    const rows = memory.small.get(table);
    if (rows !== undefined && isDerived(memory, table)) {
      replaceEntries(rows, derivedRows(memory, table));
    }
  }
  for (const addChunks of chunks) await addChunks();
}

interface ChunkKeys {
  hot: readonly IDBValidKey[];
  cold: readonly IDBValidKey[];
}

/**
 * Requests the first chunks of a table that are not in memory. Returns a function that loads all of
 * them.
 */
function requestChunks(
  transaction: IDBTransaction,
  memory: Memory,
  large: LargeTable,
  keys: ChunkKeys,
): () => Promise<void> {
  const { declaration } = large;
  const { table } = declaration;
  const hot = transaction.objectStore(chunkStores.hot);
  const numbers = numbersOf(keys.hot, table);
  const { count, next } = chunkMetadataOf(memory.metadata, table);
  const isWhole = numbers.length === count && numbers.join() === numbersOf(keys.cold, table).join();
  if (!isWhole) throw new DamagedCopy(`chunks of ${table} are missing`);
  const layout = layoutOf(declaration.id, declaration.columns);
  if (numbers.length > 0 && memory.metadata.get(layoutKey(table)) !== layout) {
    throw new DamagedCopy(`${table} has another layout`);
  }
  const known = new Set(large.chunks);
  const isGrown = large.chunks.every((number) => numbers.includes(number));
  const wanted = numbers.filter((number) => !isGrown || !known.has(number));
  const request = (from: number) => {
    const some = wanted.slice(from, from + chunksAtOnce);
    return awaitedLater(Promise.all(some.map((number) => resultOf(hot.get([table, number])))));
  };
  let requested = request(0);
  return async () => {
    if (!isGrown) large.slots = createSlots(declaration);
    large.chunks = numbers;
    large.nextChunk = next;
    for (let from = 0; from < wanted.length; from += chunksAtOnce) {
      const buffers = await requested;
      // Requests the next chunks while these are added.
      requested = request(from + chunksAtOnce);
      const rows = buffers.map((buffer) => decodeChunk(declaration, bufferOf(buffer)));
      if (from === 0) large.slots.reserve(rowsOfAll(rows, wanted.length));
      rows.forEach((chunk, order) => large.slots.append(wanted[from + order] ?? 0, chunk));
    }
    large.keptFrom = keptFromOf(memory.metadata, table);
    leaveOut(large, 0);
  };
}

/** The approximate number of rows of all chunks, estimated from the first ones. */
function rowsOfAll(first: readonly Chunk[], chunks: number): number {
  const rows = first.reduce((sum, { length }) => sum + length, 0);
  return Math.ceil((rows / first.length) * chunks);
}

/** A whole table at once would be in memory twice. */
const chunksAtOnce = 16;

/** The value of a chunk's record, or an empty buffer, which is never a valid chunk. */
export function bufferOf(value: unknown): ArrayBuffer {
  return value instanceof ArrayBuffer ? value : new ArrayBuffer(0);
}

function numbersOf(keys: readonly IDBValidKey[], table: TableName): number[] {
  return keys
    .flatMap((key) => (Array.isArray(key) && key[0] === table ? [Number(key[1])] : []))
    .sort((a, b) => a - b);
}

/** The declaration of a table computes the key from the row. */
async function rowsOf(
  store: IDBObjectStore,
  declaration: RowTable | undefined,
): Promise<Map<string, Row>> {
  if (declaration === undefined) return entriesOf<Row>(store);
  const rows = await resultOf<Row[]>(store.getAll());
  return new Map(rows.map((row) => [declaration.key(row), row]));
}

/** Marks a promise as handled that is awaited later. The later `await` still gets its error. */
function awaitedLater<Value>(value: Promise<Value>): Promise<Value> {
  value.catch(() => undefined);
  return value;
}

async function entriesOf<Value = unknown>(store: IDBObjectStore): Promise<Map<string, Value>> {
  const [keys, values] = await Promise.all([
    resultOf(store.getAllKeys()),
    resultOf<Value[]>(store.getAll()),
  ]);
  return new Map(keys.map((key, order) => [key as string, values[order] as Value]));
}

function replaceEntries<Value>(map: Map<string, Value>, entries: ReadonlyMap<string, Value>): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

/** Whether all rows of a table are derived from small tables. */
function isDerived({ declarations }: Memory, table: TableName): boolean {
  return [...declarations.values()].some(({ derive = [] }) =>
    derive.some((derivation) => derivation.table === table),
  );
}

/**
 * Derives the rows of a table from the small tables in memory. That takes a fraction of the time of
 * reading them from disk.
 */
function derivedRows({ declarations, small }: Memory, table: TableName): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const declaration of declarations.values()) {
    for (const { table: derived, rows, key } of declaration.derive ?? []) {
      if (derived !== table) continue;
      for (const row of small.get(declaration.table)?.values() ?? []) {
        for (const one of rows(row)) found.set(key(one), one);
      }
    }
  }
  return found;
}
