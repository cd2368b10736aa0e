import {
  checksum,
  coldHead,
  coldMagic,
  columnView,
  hotHead,
  hotMagic,
  hotOffsets,
} from '#packages/sync/contract';
import type { Column } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { Chunk, WholeChunk } from './chunk.ts';
import { DamagedCopy } from './damage.ts';
import { createDictionaries } from './dictionaries.ts';
import type { DictionaryEntries } from './dictionaries.ts';

/**
 * The two records of a chunk on disk: the columns that are kept in memory, and the rest of the
 * rows.
 */
export interface ChunkRecords {
  hot: ArrayBuffer;
  cold: ArrayBuffer;
}

/** A chunk as bytes, in the format of the contract. */
export function encodeChunk(table: ChunkTable, chunk: WholeChunk): ChunkRecords {
  return { hot: encodeHot(table, chunk), cold: encodeCold(chunk.cold) };
}

/**
 * The hot part of a chunk; its arrays are views into the buffer.
 *
 * @throws DamagedCopy if the bytes differ from those that were written
 */
export function decodeChunk(table: ChunkTable, hot: ArrayBuffer): Chunk {
  const words = hot.byteLength % 8 === 0 ? new Uint32Array(hot) : new Uint32Array(0);
  const [mark, sum, length = 0, headerLength = 0] = words;
  if (mark !== hotMagic || sum !== checksum(words)) throw new DamagedCopy('a chunk');
  const offsets = hotOffsets(kindsOf(table), length, headerLength);
  if (offsets.end !== hot.byteLength) throw new DamagedCopy('the length of a chunk');
  const header = new TextDecoder().decode(new Uint8Array(hot, hotHead, headerLength));
  return {
    length,
    ids: new Uint32Array(hot, offsets.ids, length * 4),
    arrays: table.columns.map(({ kind }, order) =>
      columnView(kind, hot, offsets.columns[order] ?? 0, length),
    ),
    dictionaries: createDictionaries(table.columns, JSON.parse(header) as DictionaryEntries),
  };
}

/**
 * Whether a cold part has the given number of rows. Checks only its header and end, not the texts.
 */
export function isColdPart(cold: ArrayBuffer, rows: number): boolean {
  if (coldHead(rows) > cold.byteLength) return false;
  const [mark, length] = new Uint32Array(cold, 0, 2);
  const [end = 0] = new Uint32Array(cold, 8 + rows * 4, 1);
  return mark === coldMagic && length === rows && coldHead(rows) + end === cold.byteLength;
}

/**
 * The cold text of one row.
 *
 * @throws DamagedCopy if the bytes differ from those that were written
 */
export function coldTextOf(cold: ArrayBuffer, index: number): string {
  const [mark, length = 0] = cold.byteLength < 8 ? [] : new Uint32Array(cold, 0, 2);
  const fits = coldHead(length) <= cold.byteLength;
  if (mark !== coldMagic || index >= length || !fits) throw new DamagedCopy('a cold part');
  const offsets = new Uint32Array(cold, 8, length + 1);
  const start = coldHead(length);
  const [from = 0, to = 0] = [offsets[index], offsets[index + 1]];
  if (from > to || start + to > cold.byteLength) throw new DamagedCopy('a cold text');
  return new TextDecoder().decode(new Uint8Array(cold, start + from, to - from));
}

function encodeHot(table: ChunkTable, chunk: Chunk): ArrayBuffer {
  const header = new TextEncoder().encode(
    JSON.stringify({
      texts: entriesOf(chunk.dictionaries.texts),
      lists: entriesOf(chunk.dictionaries.lists),
    }),
  );
  const offsets = hotOffsets(kindsOf(table), chunk.length, header.length);
  const hot = new ArrayBuffer(offsets.end);
  const words = new Uint32Array(hot);
  words.set([hotMagic, 0, chunk.length, header.length]);
  new Uint8Array(hot).set(header, hotHead);
  new Uint32Array(hot, offsets.ids, chunk.ids.length).set(chunk.ids);
  chunk.arrays.forEach((array, order) => {
    const kind = table.columns[order]?.kind ?? 'flag';
    columnView(kind, hot, offsets.columns[order] ?? 0, chunk.length).set(array);
  });
  words[1] = checksum(words);
  return hot;
}

function encodeCold(texts: readonly string[]): ArrayBuffer {
  const all = texts.join('');
  const bytes = new TextEncoder().encode(all);
  const isPlain = bytes.length === all.length;
  const start = coldHead(texts.length);
  const cold = new ArrayBuffer(start + bytes.length);
  new Uint32Array(cold, 0, 2).set([coldMagic, texts.length]);
  new Uint8Array(cold, start).set(bytes);
  const offsets = new Uint32Array(cold, 8, texts.length + 1);
  let at = 0;
  texts.forEach((text, index) => {
    at += isPlain ? text.length : byteLength(text, bytes, at);
    offsets[index + 1] = at;
  });
  return cold;
}

/** The length of a text in UTF-8. `bytes` holds its encoding, starting at `at`. */
function byteLength(text: string, bytes: Uint8Array, at: number): number {
  let [end, units] = [at, 0];
  while (units < text.length) {
    const lead = bytes[end] ?? 0;
    // A character of four bytes has two UTF-16 units; every other character has one.
    units += lead >= 0xf0 ? 2 : 1;
    end += lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  }
  return end - at;
}

function kindsOf({ columns }: ChunkTable): Column['kind'][] {
  return columns.map(({ kind }) => kind);
}

function entriesOf<Entry>(dictionaries: ReadonlyMap<string, { entries: readonly Entry[] }>) {
  return Object.fromEntries([...dictionaries].map(([name, { entries }]) => [name, entries]));
}
