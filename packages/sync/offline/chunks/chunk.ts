import type { ColumnArray } from '#packages/sync/contract';
import { createColumnArray, valueOf } from '../tables/column.ts';
import type { Column, Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { createDictionaries, listsOf, textsOf } from './dictionaries.ts';
import type { Dictionaries } from './dictionaries.ts';
import { isPlainId, readId, writeId } from './id-words.ts';

/** A page of rows in columns, with the codes of its own dictionaries. */
export interface Chunk {
  readonly length: number;
  /** Four words each. */
  readonly ids: Uint32Array;
  /** One array per column of the table, in its order. */
  readonly arrays: readonly ColumnArray[];
  readonly dictionaries: Dictionaries;
}

/** A chunk together with the fields that its columns do not hold: one JSON object per row. */
export interface WholeChunk extends Chunk {
  readonly cold: readonly string[];
}

/**
 * Converts rows to columns. With its cold text each row can be restored exactly as received,
 * including undeclared fields.
 *
 * @throws Error for an id that is not a UUID: filter such rows out first
 */
export function chunkFromRows(table: ChunkTable, rows: readonly Row[]): WholeChunk {
  const ids = new Uint32Array(rows.length * 4);
  const arrays = table.columns.map(({ kind }) => createColumnArray(kind, rows.length));
  const dictionaries = createDictionaries(table.columns);
  rows.forEach((row, index) => {
    if (!writeId(row[table.id], ids, index * 4)) throw new Error('A row without a usable id');
    table.columns.forEach((column, order) => {
      const array = arrays[order];
      if (array !== undefined) array[index] = cellOf(column, valueOf(column, row), dictionaries);
    });
  });
  const chunk = { length: rows.length, ids, arrays, dictionaries };
  const fields = hotFields(table, chunk);
  const cold = rows.map((row, index) => coldText(table, fields, index, row));
  return { ...chunk, cold };
}

/** A row as it was received. */
export function rowFromChunk(table: ChunkTable, chunk: Chunk, index: number, cold: string): Row {
  const row: Record<string, unknown> = { [table.id]: readId(chunk.ids, index * 4) };
  for (const [field, valueAt] of hotFields(table, chunk)) row[field] = valueAt(index);
  const { [absentFields]: absent, ...rest } = JSON.parse(cold) as Record<string, unknown>;
  Object.assign(row, rest);
  for (const field of (absent ?? []) as string[]) delete row[field];
  return row;
}

/** The cold text lists under this name the column fields that the row did not have. */
const absentFields = '#absent';

/** The fields that the columns cannot restore exactly. */
function coldText(table: ChunkTable, fields: HotFields, index: number, row: Row): string {
  const rest: Record<string, unknown> = {};
  let present = 0;
  for (const field of Object.keys(row)) {
    const value = row[field];
    const valueAt = fields.get(field);
    if (valueAt !== undefined) {
      present += 1;
      if (sameValue(valueAt(index), value)) continue;
    } else if (field === table.id && isPlainId(value)) continue;
    rest[field] = value;
  }
  if (present < fields.size) {
    rest[absentFields] = [...fields.keys()].filter((field) => !Object.hasOwn(row, field));
  }
  return JSON.stringify(rest);
}

/**
 * The fields that columns hold unchanged, each with a function that returns the value at an index.
 */
type HotFields = ReadonlyMap<string, (index: number) => unknown>;

function hotFields(table: ChunkTable, { arrays, dictionaries }: Chunk): HotFields {
  const fields = new Map<string, (index: number) => unknown>();
  table.columns.forEach((column, order) => {
    const array = arrays[order];
    if (column.compute !== undefined || array === undefined) return;
    fields.set(column.name, (index) => valueOfCell(column, array, index, dictionaries));
  });
  return fields;
}

/** The number that represents a value in a column's array. */
function cellOf(column: Column, value: unknown, dictionaries: Dictionaries): number {
  switch (column.kind) {
    case 'time':
      return typeof value === 'string' ? Date.parse(value) : Number.NaN;
    case 'number':
      return typeof value === 'number' ? value : Number.NaN;
    case 'count':
      return typeof value === 'number' && value >= 0 && value <= 0xffff ? Math.floor(value) : 0;
    case 'flag':
      return value === true ? 1 : 0;
    case 'choice': {
      const index = typeof value === 'string' ? column.choices.indexOf(value) : -1;
      return index < 0 ? 255 : index;
    }
    case 'text':
      return textsOf(dictionaries, column).codeOf(typeof value === 'string' ? value : '');
    case 'texts':
      return listsOf(dictionaries, column).codeOf(isTexts(value) ? value : []);
  }
}

/**
 * The value that a cell represents. Values that a cell cannot distinguish are kept in the cold
 * text.
 */
function valueOfCell(
  column: Column,
  array: ColumnArray,
  index: number,
  dictionaries: Dictionaries,
): unknown {
  const cell = array[index] ?? 0;
  switch (column.kind) {
    case 'time':
      return Number.isNaN(cell) ? null : new Date(cell).toISOString();
    case 'number':
      return Number.isNaN(cell) ? null : cell;
    case 'count':
      return cell;
    case 'flag':
      return cell === 1;
    case 'choice':
      return column.choices[cell] ?? null;
    case 'text':
      return textsOf(dictionaries, column).entries[cell] || null;
    case 'texts':
      return listsOf(dictionaries, column).entries[cell] ?? [];
  }
}

/** True if a cell's value equals the field as received. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
  }
  return a === b;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
