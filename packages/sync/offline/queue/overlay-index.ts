import { chunkFromRows } from '../chunks/chunk.ts';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { textsOf, listsOf } from '../chunks/dictionaries.ts';
import { dictionaryOf } from '#packages/sync/contract';
import type { ColumnArray } from '#packages/sync/contract';
import type { Column, Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';

/**
 * An index with rows behind its last slot that are not in the table. Every column is put together
 * when it is first asked for, so that a queue that is empty most of the time costs nothing.
 */
export function overlayIndex(
  table: ChunkTable,
  base: ChunkIndex,
  rows: readonly Row[],
): ChunkIndex {
  const page = chunkFromRows(table, rows);
  const places = new Map(rows.map((row, place) => [String(row[table.id]).toLowerCase(), place]));
  const kept = new Map<string, unknown>();

  function once<Value>(name: string, make: () => Value): Value {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name) as Value;
  }

  function own(name: string): [Column, ColumnArray] {
    const order = table.columns.findIndex((column) => column.name === name);
    const [column, array] = [table.columns[order], page.arrays[order]];
    if (column === undefined || array === undefined) throw new Error(`There is no column ${name}`);
    return [column, array];
  }

  /** Texts or lists of both, and the code in them of each entry of ours. */
  function words<Entry>(
    name: string,
    before: readonly Entry[],
    ours: readonly Entry[],
  ): { entries: readonly Entry[]; codes: readonly number[] } {
    return once(`words.${name}`, () => {
      const codes = new Map(before.map((entry, code) => [JSON.stringify(entry), code]));
      const entries = [...before];
      const found = ours.map((entry) => {
        const key = JSON.stringify(entry);
        const code = codes.get(key) ?? entries.push(entry) - 1;
        codes.set(key, code);
        return code;
      });
      return { entries, codes: found };
    });
  }

  function wordsOf(column: Column) {
    const name = dictionaryOf(column) ?? '';
    return column.kind === 'text'
      ? words<unknown>(name, base.texts(column.name), textsOf(page.dictionaries, column).entries)
      : words<unknown>(name, base.lists(column.name), listsOf(page.dictionaries, column).entries);
  }

  return {
    count: base.count + rows.length,
    live: once('live', () => joined(base.live, new Uint8Array(rows.length).fill(1))),
    numbers: (name) => once(name, () => joined(base.numbers(name), own(name)[1])),
    counts: (name) => once(name, () => joined(base.counts(name), own(name)[1])),
    bytes: (name) => once(name, () => joined(base.bytes(name), own(name)[1])),
    codes: (name) =>
      once(name, () => {
        const [column, array] = own(name);
        const { codes } = wordsOf(column);
        return joined(
          base.codes(name),
          Uint32Array.from(array, (code) => codes[code] ?? 0),
        );
      }),
    texts: (name) => wordsOf(own(name)[0]).entries as readonly string[],
    lists: (name) => wordsOf(own(name)[0]).entries as readonly (readonly string[])[],
    id: (slot) => {
      const row = rows[slot - base.count];
      return row === undefined ? base.id(slot) : String(row[table.id]).toLowerCase();
    },
    slotOf: (id) => {
      const place = places.get(id.toLowerCase());
      return place === undefined ? base.slotOf(id) : base.count + place;
    },
    row: async (slot) => rows[slot - base.count] ?? base.row(slot),
  };
}

function joined<Items extends ColumnArray>(before: Items, after: ColumnArray): Items {
  const kind = before.constructor as new (length: number) => Items;
  const all = new kind(before.length + after.length);
  all.set(before);
  all.set(after, before.length);
  return all;
}
