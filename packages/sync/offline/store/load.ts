import { decodeChunk } from '../chunks/chunk-codec.ts';
import { DamagedCopy } from '../chunks/damage.ts';
import { layoutOf } from '#packages/sync/contract';
import { createSlots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { CopyTable } from '#packages/sync/contract';
import { chunkNoteOf } from './chunk-note.ts';
import { chunkStores, notesStore, timesStore } from './schema.ts';
import { resultOf } from './idb.ts';
import { keptFromOf, leaveOut } from './kept-from.ts';
import type { LargeTable, Memory } from './memory.ts';

/** Name of the note with the layout that a table's chunks were written in. */
export function layoutNote(table: CopyTable): string {
  return `layout.${table}`;
}

/**
 * Reads tables of the database into memory, with all times and notes.
 *
 * @throws DamagedCopy when something cannot be read or does not fit together
 */
export async function loadTables(
  database: IDBDatabase,
  memory: Memory,
  tables: readonly CopyTable[],
): Promise<void> {
  const stores = [...memory.small.keys(), ...Object.values(chunkStores), notesStore, timesStore];
  const transaction = database.transaction(stores);
  const notes = await entriesOf(transaction.objectStore(notesStore));
  replaceEntries(memory.notes, notes);
  const times = await entriesOf<{ time: string }>(transaction.objectStore(timesStore));
  replaceEntries(memory.times, new Map([...times].map(([slug, { time }]) => [slug, time])));
  // All are asked for before one is waited for: the browser reads ahead while rows are taken in.
  const small = tables.flatMap((table) => {
    const rows = memory.small.get(table);
    return rows === undefined
      ? []
      : [{ rows, stored: entriesOf<Row>(transaction.objectStore(table)) }];
  });
  await Promise.all(small.map(({ stored }) => stored));
  for (const { rows, stored } of small) replaceEntries(rows, await stored);
  for (const table of tables) {
    const large = memory.large.get(table);
    if (large !== undefined) await loadChunks(transaction, memory, large);
  }
}

async function loadChunks(
  transaction: IDBTransaction,
  memory: Memory,
  large: LargeTable,
): Promise<void> {
  const { table } = large.declaration;
  const hot = transaction.objectStore(chunkStores.hot);
  const [hotNumbers, coldNumbers] = await Promise.all([
    numbersOf(hot, table),
    numbersOf(transaction.objectStore(chunkStores.cold), table),
  ]);
  const { count, next } = chunkNoteOf(memory.notes, table);
  const isWhole = hotNumbers.length === count && hotNumbers.join() === coldNumbers.join();
  if (!isWhole) throw new DamagedCopy(`chunks of ${table} are missing`);
  if (
    hotNumbers.length > 0 &&
    memory.notes.get(layoutNote(table)) !==
      layoutOf(large.declaration.id, large.declaration.columns)
  ) {
    throw new DamagedCopy(`${table} has another layout`);
  }
  const known = new Set(large.chunks);
  const isGrown = large.chunks.every((number) => hotNumbers.includes(number));
  if (!isGrown) large.slots = createSlots(large.declaration);
  const wanted = hotNumbers.filter((number) => !isGrown || !known.has(number));
  large.chunks = hotNumbers;
  large.nextChunk = next;
  const ask = (from: number) =>
    Promise.all(
      wanted.slice(from, from + chunksAtOnce).map((number) => resultOf(hot.get([table, number]))),
    );
  let coming = ask(0);
  for (let from = 0; from < wanted.length; from += chunksAtOnce) {
    const buffers = await coming;
    // The next ones come while these are taken in.
    coming = ask(from + chunksAtOnce);
    wanted.slice(from, from + chunksAtOnce).forEach((number, order) => {
      large.slots.append(number, decodeChunk(large.declaration, bufferOf(buffers[order])));
    });
  }
  large.keptFrom = keptFromOf(memory.notes, table);
  leaveOut(large, 0);
}

/** A whole table at once would stand in memory twice. */
const chunksAtOnce = 16;

/** The value of a chunk's record, or an empty buffer, which no chunk is. */
export function bufferOf(value: unknown): ArrayBuffer {
  return value instanceof ArrayBuffer ? value : new ArrayBuffer(0);
}

async function numbersOf(store: IDBObjectStore, table: CopyTable): Promise<number[]> {
  const keys = await resultOf(store.getAllKeys());
  return keys
    .flatMap((key) => (Array.isArray(key) && key[0] === table ? [Number(key[1])] : []))
    .sort((a, b) => a - b);
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
