import { pageSize } from '#packages/sync/contract';
import { encodeChunk, coldTextOf } from '../chunks/chunk-codec.ts';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { chunkFromRows, rowFromChunk } from '../chunks/chunk.ts';
import type { Location } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import { chunkStores } from './schema.ts';
import { resultOf } from './idb.ts';
import { bufferOf } from './load.ts';
import type { LargeTable } from './memory.ts';

/** Small chunks are merged if there are more than this. */
const smallChunksAllowed = 32;

/** The chunks to merge, and the new location of their rows. */
export interface Compaction {
  drop: number[];
  put: Map<number, ChunkRecords>;
  moved: Map<number, Location>;
  /** Number of the chunk after them. */
  next: number;
}

/** Chunks with less than half a page of live rows, if there are too many of them. */
export function smallChunks({ slots, chunks }: LargeTable): number[] {
  const small = chunks.filter((number) => slots.liveIn(number) < pageSize / 2);
  return small.length > smallChunksAllowed ? small : [];
}

/**
 * Writes the live rows of the given chunks into as few chunks as possible. Dead rows are left out.
 */
export async function planCompaction(
  database: IDBDatabase,
  large: LargeTable,
  drop: number[],
): Promise<Compaction> {
  const texts = await coldParts(database, large, drop);
  const slots = liveSlots(large, new Set(drop));
  const put = new Map<number, ChunkRecords>();
  const moved = new Map<number, Location>();
  let next = large.nextChunk;
  for (let from = 0; from < slots.length; from += pageSize) {
    const page = slots.slice(from, from + pageSize);
    const rows = page.map((slot) => rowAt(large, slot, texts));
    put.set(next, encodeChunk(large.declaration, chunkFromRows(large.declaration, rows)));
    for (const [index, slot] of page.entries()) moved.set(slot, { chunk: next, index });
    next += 1;
  }
  return { drop, put, moved, next };
}

/** The cold parts of some chunks. */
export async function coldParts(
  database: IDBDatabase,
  { declaration }: LargeTable,
  numbers: readonly number[],
): Promise<Map<number, ArrayBuffer>> {
  const store = database.transaction(chunkStores.cold).objectStore(chunkStores.cold);
  const parts = await Promise.all(
    numbers.map(async (number) => {
      const part: unknown = await resultOf(store.get([declaration.table, number]));
      return [number, bufferOf(part)] as const;
    }),
  );
  return new Map(parts);
}

function liveSlots({ slots }: LargeTable, chunks: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slots.live[slot] === 1 && chunks.has(slots.locationOf(slot).chunk)) found.push(slot);
  }
  return found;
}

/** The row of a slot. The cold part of its chunk must be given. */
export function rowAt(
  large: LargeTable,
  slot: number,
  texts: ReadonlyMap<number, ArrayBuffer>,
): Row {
  const { chunk, index } = large.slots.locationOf(slot);
  const text = coldTextOf(texts.get(chunk) ?? new ArrayBuffer(0), index);
  return rowFromChunk(large.declaration, large.slots, slot, text);
}
