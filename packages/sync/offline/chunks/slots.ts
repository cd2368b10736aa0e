import { dictionaryOf } from '#packages/sync/contract';
import type { ColumnArray } from '#packages/sync/contract';
import { createColumnArray } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { Chunk } from './chunk.ts';
import { createDictionaries } from './dictionaries.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';
import { createIdHash } from './id-hash.ts';
import { writeId } from './id-words.ts';

/** The location of a row on disk. */
export interface Location {
  chunk: number;
  index: number;
}

/** All rows of a chunk table in growing arrays, one slot each; a replaced row leaves a dead slot. */
export interface Slots extends Chunk {
  readonly live: Uint8Array;
  /** The slot of an id, or -1 if it is not in the table. */
  slotOf(id: string): number;
  /** Removes a row. Any version of it that arrives later counts as new. */
  drop(slot: number): void;
  /**
   * True if the table has no version of the row (its id is at `offset` of `words`) with this stamp
   * or a later one.
   */
  isNewer(words: Uint32Array, offset: number, stamp: number): boolean;
  /** Reserves space for the given number of additional rows. */
  reserve(rows: number): void;
  /**
   * Adds a stored chunk. The newest version of each row is live, in whatever order chunks arrive.
   */
  append(chunk: number, rows: Chunk): void;
  locationOf(slot: number): Location;
  /** Records that the row was written to another location. */
  relocate(slot: number, location: Location): void;
  /** The number of rows of a chunk that are still the newest version. */
  liveIn(chunk: number): number;
}

/** Empty slots for a table. */
export function createSlots(table: ChunkTable): Slots {
  const stampOrder = table.columns.findIndex(({ name }) => name === 'modified_time');
  if (stampOrder < 0) throw new Error(`${table.table} has no column modified_time`);
  const dictionaries = createDictionaries(table.columns);
  const liveRows = new Map<number, number>();
  const probe = new Uint32Array(4);
  let length = 0;
  let ids = new Uint32Array(0);
  let live = new Uint8Array(0);
  let chunks = new Uint32Array(0);
  let indexes = new Uint32Array(0);
  let arrays = table.columns.map(({ kind }) => createColumnArray(kind, 0));
  const hash = createIdHash(() => ids);

  function grow(wanted: number): void {
    if (wanted <= live.length) return;
    const size = Math.max(wanted, live.length * 2, 4096);
    ids = grown(ids, new Uint32Array(size * 4));
    hash.reserve(size);
    live = grown(live, new Uint8Array(size));
    chunks = grown(chunks, new Uint32Array(size));
    indexes = grown(indexes, new Uint32Array(size));
    arrays = table.columns.map(({ kind }, order) =>
      grown(arrays[order] ?? createColumnArray(kind, 0), createColumnArray(kind, size)),
    );
  }

  function addTo(chunk: number, amount: number): void {
    liveRows.set(chunk, (liveRows.get(chunk) ?? 0) + amount);
  }

  function stampAt(slot: number): number {
    return arrays[stampOrder]?.[slot] ?? Number.NaN;
  }

  return {
    get length() {
      return length;
    },
    get ids() {
      return ids;
    },
    get live() {
      return live;
    },
    get arrays() {
      return arrays;
    },
    dictionaries,
    slotOf(id) {
      const slot = writeId(id, probe, 0) ? hash.find(probe, 0) : -1;
      return slot >= 0 && live[slot] === 1 ? slot : -1;
    },
    drop(slot) {
      if (live[slot] === 1) addTo(chunks[slot] ?? 0, -1);
      live[slot] = 0;
      const stamps = arrays[stampOrder];
      if (stamps !== undefined) stamps[slot] = Number.NaN;
    },
    isNewer(words, offset, stamp) {
      const slot = hash.find(words, offset);
      return slot < 0 || !(stampAt(slot) >= stamp);
    },
    // An eighth more, as space for the next changes.
    reserve: (rows) => grow(Math.ceil((length + rows) * 1.125)),
    append(chunk, rows) {
      grow(length + rows.length);
      const first = length;
      const stamps = arrays[stampOrder];
      const newStamps = rows.arrays[stampOrder];
      const addedIndexes = new Uint32Array(rows.length);
      for (let index = 0; index < rows.length; index += 1) {
        const old = hash.find(rows.ids, index * 4);
        if (old >= 0) {
          if (stampAt(old) >= (newStamps?.[index] ?? 0)) continue;
          if (live[old] === 1) addTo(chunks[old] ?? 0, -1);
          live[old] = 0;
        }
        const slot = length;
        const [to, from] = [slot * 4, index * 4];
        ids[to] = rows.ids[from] ?? 0;
        ids[to + 1] = rows.ids[from + 1] ?? 0;
        ids[to + 2] = rows.ids[from + 2] ?? 0;
        ids[to + 3] = rows.ids[from + 3] ?? 0;
        hash.setSlot(slot);
        // Before the next row, because it may have the same id.
        if (stamps !== undefined) stamps[slot] = newStamps?.[index] ?? Number.NaN;
        live[slot] = 1;
        chunks[slot] = chunk;
        indexes[slot] = index;
        addedIndexes[slot - first] = index;
        length += 1;
      }
      addTo(chunk, length - first);
      const added = addedIndexes.subarray(0, length - first);
      const codes = translations(rows.dictionaries, dictionaries);
      table.columns.forEach((column, order) => {
        const [to, from] = [arrays[order], rows.arrays[order]];
        if (to === undefined || from === undefined) return;
        copyCells(to, first, from, added, codes.get(dictionaryOf(column) ?? '') ?? null);
      });
    },
    locationOf: (slot) => ({ chunk: chunks[slot] ?? 0, index: indexes[slot] ?? 0 }),
    relocate(slot, { chunk, index }) {
      addTo(chunks[slot] ?? 0, -1);
      addTo(chunk, 1);
      chunks[slot] = chunk;
      indexes[slot] = index;
    },
    liveIn: (chunk) => liveRows.get(chunk) ?? 0,
  };
}

/** Maps the codes of a chunk's dictionaries to the table's codes, by dictionary name. */
function translations(from: Dictionaries, to: Dictionaries): ReadonlyMap<string, Uint32Array> {
  const codes = new Map<string, Uint32Array>();
  for (const [name, { entries }] of from.texts) {
    codes.set(name, translation(entries, to.texts.get(name)));
  }
  for (const [name, { entries }] of from.lists) {
    codes.set(name, translation(entries, to.lists.get(name)));
  }
  return codes;
}

function translation<Entry>(
  entries: readonly Entry[],
  to: Dictionary<Entry> | undefined,
): Uint32Array {
  const codes = new Uint32Array(entries.length);
  for (let code = 0; code < codes.length; code += 1) {
    codes[code] = to?.codeOf(entries[code] as Entry) ?? 0;
  }
  return codes;
}

/** Appends the cells at the given places, translated to other codes if there is a translation. */
function copyCells(
  to: ColumnArray,
  first: number,
  from: ColumnArray,
  indexes: Uint32Array,
  codes: Uint32Array | null,
): void {
  if (codes === null && indexes.length === from.length) return to.set(from, first);
  if (codes !== null && to instanceof Uint32Array && from instanceof Uint32Array) {
    return translateCells(to, first, from, indexes, codes);
  }
  for (let offset = 0; offset < indexes.length; offset += 1) {
    to[first + offset] = from[indexes[offset] ?? 0] ?? 0;
  }
}

/** A function of its own: with only one type of array it runs many times faster. */
function translateCells(
  to: Uint32Array,
  first: number,
  from: Uint32Array,
  indexes: Uint32Array,
  codes: Uint32Array,
): void {
  for (let offset = 0; offset < indexes.length; offset += 1) {
    to[first + offset] = codes[from[indexes[offset] ?? 0] ?? 0] ?? 0;
  }
}

function grown<Old extends ColumnArray, New extends Old>(old: Old, wider: New): New {
  wider.set(old);
  return wider;
}
