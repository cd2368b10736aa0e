import type { ColumnArray, TableName } from '#packages/sync/contract';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { listsOf, textsOf } from '../chunks/dictionaries.ts';
import { readId } from '../chunks/id-words.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Copy } from '../read.ts';
import type { Column, Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { LargeTable, Memory } from './memory.ts';
import type { Versions } from './versions.ts';

type RowOf = (declaration: ChunkTable, slots: Slots, slot: number) => Promise<Row>;

/** The copy as reads see it. */
export function createCopy(memory: Memory, versions: Versions, rowOf: RowOf): Copy {
  return {
    rows: <Item extends object>(table: TableName) =>
      (memory.small.get(table) ?? new Map<string, Row>()) as ReadonlyMap<string, Item>,
    columns: <Index extends object>(table: TableName) =>
      versions.memo(`columns.${table}`, [table], () => {
        const large = memory.large.get(table);
        if (large === undefined) throw new Error(`${table} is not stored in columns`);
        return indexOf(large, rowOf);
      }) as unknown as Index,
    // The queue service adds the unsent writes.
    unsent: () => new Map(),
    memo: (key, tables, compute) => versions.memo(`memo.${key}`, tables, compute),
  };
}

function indexOf(large: LargeTable, rowOf: RowOf): ChunkIndex {
  const { declaration, slots } = large;
  const { length, live, ids, arrays, dictionaries } = slots;

  function columnOf(name: string, ...kinds: Column['kind'][]): [Column, ColumnArray] {
    const order = declaration.columns.findIndex((column) => column.name === name);
    const [column, array] = [declaration.columns[order], arrays[order]];
    if (column === undefined || array === undefined || !kinds.includes(column.kind)) {
      throw new Error(`${declaration.table} has no column ${name} of this kind`);
    }
    return [column, array.subarray(0, length)];
  }

  return {
    count: length,
    live: live.subarray(0, length),
    numbers: (name) => columnOf(name, 'time', 'number')[1] as Float64Array,
    counts: (name) => columnOf(name, 'count')[1] as Uint16Array,
    bytes: (name) => columnOf(name, 'flag', 'choice')[1] as Uint8Array,
    codes: (name) => columnOf(name, 'text', 'texts')[1] as Uint32Array,
    texts: (name) => textsOf(dictionaries, columnOf(name, 'text')[0]).entries,
    lists: (name) => listsOf(dictionaries, columnOf(name, 'texts')[0]).entries,
    id: (slot) => readId(ids, slot * 4),
    slotOf: (id) => slots.slotOf(id),
    row: (slot) => rowOf(declaration, slots, slot),
  };
}
