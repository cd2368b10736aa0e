import { createColumnArray, valueOf } from '../tables/column.ts';
import type { ColumnArray, Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { cellOf, sameValue, valueOfCell } from './cell.ts';
import { createDictionaries } from './dictionaries.ts';
import type { Dictionaries } from './dictionaries.ts';
import { readId, writeId } from './id-words.ts';

/** A page of rows in columns, with the codes of its own dictionaries. */
export interface Chunk {
  readonly length: number;
  /** Four words each. */
  readonly ids: Uint32Array;
  /** One array per column of the table, in its order. */
  readonly arrays: readonly ColumnArray[];
  readonly dictionaries: Dictionaries;
}

/** A chunk with what its columns do not hold: one JSON object per row. */
export interface WholeChunk extends Chunk {
  readonly cold: readonly string[];
}

/**
 * Rows in columns. Together with its cold text each row can be given back exactly as received,
 * fields that nobody declared included.
 *
 * @throws Error for an id that is no UUID: sort such rows out before
 */
export function chunkFromRows(table: ChunkTable, rows: readonly Row[]): WholeChunk {
  const ids = new Uint32Array(rows.length * 4);
  const arrays = table.columns.map(({ kind }) => createColumnArray(kind, rows.length));
  const dictionaries = createDictionaries(table.columns);
  rows.forEach((row, place) => {
    if (!writeId(row[table.id], ids, place * 4)) throw new Error('A row without a usable id');
    table.columns.forEach((column, order) => {
      const array = arrays[order];
      if (array !== undefined) array[place] = cellOf(column, valueOf(column, row), dictionaries);
    });
  });
  const chunk = { length: rows.length, ids, arrays, dictionaries };
  const cold = rows.map((row, place) => coldText(table, chunk, place, row));
  return { ...chunk, cold };
}

/** A row as it was received. */
export function rowFromChunk(table: ChunkTable, chunk: Chunk, place: number, cold: string): Row {
  const { [absentFields]: absent, ...rest } = JSON.parse(cold) as Record<string, unknown>;
  const row = { ...hotFields(table, chunk, place), ...rest };
  for (const field of (absent ?? []) as string[]) delete row[field];
  return row;
}

function coldText(table: ChunkTable, chunk: Chunk, place: number, row: Row): string {
  const hot = hotFields(table, chunk, place);
  const rest = Object.entries(row).filter(
    ([field, value]) => !(Object.hasOwn(hot, field) && sameValue(hot[field], value)),
  );
  // A field that the row lacks altogether must not come back from its column.
  const missing = Object.keys(hot).filter((field) => !Object.hasOwn(row, field));
  if (missing.length > 0) rest.push([absentFields, missing]);
  return JSON.stringify(Object.fromEntries(rest));
}

const absentFields = '#absent';

function hotFields(table: ChunkTable, chunk: Chunk, place: number): Record<string, unknown> {
  const fields: Record<string, unknown> = { [table.id]: readId(chunk.ids, place * 4) };
  table.columns.forEach((column, order) => {
    const array = chunk.arrays[order];
    if (column.of !== undefined || array === undefined) return;
    fields[column.name] = valueOfCell(column, array, place, chunk.dictionaries);
  });
  return fields;
}
