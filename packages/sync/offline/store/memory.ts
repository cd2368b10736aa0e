import { tableOfList } from '#packages/sync/contract';
import type { LocalSchema, SyncConfig, TableName } from '#packages/sync/contract';
import { createSlots } from '../chunks/slots.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable, RowTable, TableDeclaration } from '../tables/tables.ts';
import { logsStore } from '../logs/log-store.ts';
import { timesStore } from './schema.ts';
import type { RowWrites } from './row-writes.ts';

/** A large table in memory. */
export interface LargeTable {
  readonly declaration: ChunkTable;
  slots: Slots;
  /** Numbers of its chunks on disk, ascending. */
  chunks: number[];
  /** Number of the next chunk, greater than all earlier numbers. */
  nextChunk: number;
  /** Rows with an older stamp are left out because storage is short; minus infinity if none are. */
  keptFrom: number;
}

/** The part of the copy that is in memory. */
export interface Memory {
  readonly declarations: ReadonlyMap<TableName, RowTable>;
  readonly small: ReadonlyMap<TableName, Map<string, Row>>;
  readonly large: ReadonlyMap<TableName, LargeTable>;
  readonly times: Map<string, string>;
  readonly metadata: Map<string, unknown>;
  /** Tables whose inactive rows are part of the copy. */
  readonly withInactive: ReadonlySet<TableName>;
}

/** The tables that a copy keeps. */
export interface CopyTables {
  readonly config: Pick<SyncConfig, 'pictures' | 'withInactive' | 'tables'>;
  /** Its length is the version of this build's local schema. */
  readonly schema: LocalSchema;
  readonly tables: readonly TableDeclaration[];
}

/** An empty memory for the declared tables; every other table of the schema is small. */
export function createMemory({ config, schema, tables }: CopyTables): Memory {
  const large = new Map<TableName, LargeTable>();
  // Pictures come from calls of their own, so no feature declares their table.
  const pictures: RowTable = {
    kind: 'rows',
    table: config.pictures,
    key: ({ id }) => String(id),
  };
  const declarations = new Map<TableName, RowTable>([[pictures.table, pictures]]);
  for (const declaration of tables) {
    if (declaration.kind === 'rows') declarations.set(declaration.table, declaration);
    else {
      const slots = createSlots(declaration);
      const empty = { chunks: [], nextChunk: 0, keptFrom: -Infinity };
      large.set(declaration.table, { declaration, slots, ...empty });
    }
  }
  const apart: readonly TableName[] = [timesStore, logsStore];
  const small = schema.flat().filter((table) => !apart.includes(table) && !large.has(table));
  return {
    declarations,
    small: new Map(small.map((table) => [table, new Map()])),
    large,
    times: new Map(),
    metadata: new Map(),
    withInactive: new Set(config.withInactive.map((list) => tableOfList(config, list))),
  };
}

/** Applies stored writes of a small table to the memory. */
export function commitRows(memory: Memory, { table, clear, put, drop }: RowWrites): void {
  const rows = memory.small.get(table);
  if (rows === undefined) return;
  if (clear) rows.clear();
  for (const key of drop) rows.delete(key);
  for (const [key, row] of put) rows.set(key, row);
}
