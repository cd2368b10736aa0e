import type { TableName } from '#packages/sync/contract';
import { isId } from '#packages/kit';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import type { Copy, Unsent } from '../read.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { overlayIndex } from './overlay-index.ts';
import type { QueuedWrite } from './queued-write.ts';

interface OverlayOptions {
  definition: CopyDefinition;
  /** The queue as it is now; whoever changes it raises the versions of its tables. */
  writes: () => readonly QueuedWrite[];
  user_id: string;
}

/**
 * The copy with the rows of the queue among its own. Reads need not know: what waits is a slot like
 * any other until the row itself is here, which then takes its place.
 */
export function overlayCopy(base: Copy, options: OverlayOptions): Copy {
  const kinds = new Map((options.definition.writes ?? []).map((kind) => [kind.kind, kind]));

  function index(table: TableName): ChunkIndex {
    return base.columns<ChunkIndex>(table);
  }

  /** Writes of a table whose row is not here. */
  function missing(table: TableName): QueuedWrite[] {
    return options
      .writes()
      .filter(({ id, kind }) => kinds.get(kind)?.table === table && index(table).slotOf(id) < 0);
  }

  function withRows(table: TableName): ChunkIndex {
    const declaration = options.definition.tables.find(
      (candidate): candidate is ChunkTable =>
        candidate.kind === 'chunks' && candidate.table === table,
    );
    if (declaration === undefined) return index(table);
    const rows = missing(table).flatMap((write): Row[] => {
      const row = kinds.get(write.kind)?.rowOf(write, base, options.user_id) ?? null;
      return row !== null && isId(String(row[declaration.id])) ? [row] : [];
    });
    return rows.length === 0 ? index(table) : overlayIndex(declaration, index(table), rows);
  }

  function unsent(table: TableName): ReadonlyMap<string, Unsent> {
    const shown = new Set(missing(table).map(({ id }) => id));
    const marked = options
      .writes()
      .filter(({ id, kind, state }) =>
        kinds.get(kind)?.table === table ? shown.has(id) || state === 'refused' : false,
      );
    return new Map(marked.map(({ id, state, reason }) => [id, { state, reason }]));
  }

  return {
    rows: (table) => base.rows(table),
    memo: (key, tables, compute) => base.memo(key, tables, compute),
    columns: <Index extends object>(table: TableName) =>
      base.memo(`queue.${table}`, [table], () => withRows(table)) as unknown as Index,
    unsent: (table) => base.memo(`queue.unsent.${table}`, [table], () => unsent(table)),
  };
}
