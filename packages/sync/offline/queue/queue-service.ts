import { isId } from '#packages/kit';
import { dictionaryOf } from '#packages/sync/contract';
import type { ColumnArray, TableName } from '#packages/sync/contract';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import { textsOf, listsOf } from '../chunks/dictionaries.ts';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy } from '../protocol.ts';
import type { Copy, Unsent } from '../read.ts';
import { deleteDatabase } from '../store/idb.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { Column, Row } from '../tables/column.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import type { ChunkTable, RowTable } from '../tables/tables.ts';
import { openWorkerQueue } from './worker-queue.ts';
import type { WorkerQueue } from './worker-queue.ts';
import { add, drop, edit } from './queue-changes.ts';
import type { QueueChange } from './queue-changes.ts';
import { queueName } from './queue-store.ts';
import type { NewWrite, QueuedWrite, QueueOutcome } from './queued-write.ts';

/** The queue of one person in one worker, for owners and followers. */
export interface QueueService {
  readonly stored: WorkerQueue;
  /** The shown writes that the server does not have yet, in order. */
  unsent(): readonly QueuedWrite[];
  add(write: NewWrite): Promise<QueueOutcome>;
  edit(id: string, body: unknown): Promise<QueueOutcome>;
  drop(id: string): Promise<QueueOutcome>;
  /** The copy together with the unsent writes. */
  copyOf(store: LocalStore): Copy;
  /** Closes the queue. With `isDeleted` it resolves when the queue is deleted from disk. */
  end(isDeleted: boolean): Promise<void>;
}

export interface QueueServiceOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  /** Name of the copy's database. */
  name: string;
  user_id: string;
  /** Sends a message to the pages of this worker. */
  post: (message: FromCopy) => void;
  /** Called when answers from these tables are stale. */
  onShown: (tables: readonly TableName[]) => void;
  /** Called when this worker changed the queue. With `isNew` there is something to send. */
  onChanged: (isNew: boolean) => void;
}

/** Opens the queue of a person. */
export function createQueueService(options: QueueServiceOptions): QueueService {
  const { environment, definition, user_id } = options;
  const name = queueName(options.name);
  const tables = [...new Set((definition.writes ?? []).map(({ table }) => table))];
  const hidden = new Set(definition.hiddenWrites);
  const copies = new WeakMap<LocalStore, Copy>();
  const queue = openWorkerQueue({
    factory: environment.indexedDB,
    name,
    onChanged: () => options.onChanged(false),
    onShown() {
      options.post({ type: 'queue', writes: unsent() });
      options.onShown(tables);
    },
  });

  function unsent(): readonly QueuedWrite[] {
    return queue.writes.filter((write) => !write.is_accepted && !hidden.has(write.kind));
  }

  async function changeToSend(applyChange: QueueChange<QueueOutcome>): Promise<QueueOutcome> {
    const outcome = await queue.change(applyChange);
    if (outcome === 'done') options.onChanged(true);
    return outcome;
  }

  return {
    stored: queue,
    unsent,
    add: (write) => changeToSend(add(write, environment.now())),
    edit: (id, body) => changeToSend(edit(id, body)),
    drop: (id) => queue.change(drop(id)),
    copyOf(store) {
      const known = copies.get(store);
      if (known !== undefined) return known;
      const copy = overlayCopy(store.copy, { definition, writes: () => queue.writes, user_id });
      copies.set(store, copy);
      return copy;
    },
    async end(isDeleted) {
      queue.close();
      if (isDeleted) await deleteDatabase(environment.indexedDB, name);
    },
  };
}

interface OverlayOptions {
  definition: CopyDefinition;
  /** Returns the current queue. Each change of it raises the versions of its tables. */
  writes: () => readonly QueuedWrite[];
  user_id: string;
}

/**
 * The copy with the rows of the queue added. Reads need no special case: an unsent write is a slot
 * like any other until its row replaces it.
 */
export function overlayCopy(base: Copy, options: OverlayOptions): Copy {
  const kinds = new Map((options.definition.writes ?? []).map((kind) => [kind.kind, kind]));
  const queuedTables = new Set([...kinds.values()].map(({ table }) => table));

  function index(table: TableName): ChunkIndex {
    return base.columns<ChunkIndex>(table);
  }

  function declarationOf(table: TableName): ChunkTable | RowTable | undefined {
    return options.definition.tables.find((candidate) => candidate.table === table);
  }

  function has(table: TableName, id: string): boolean {
    return declarationOf(table)?.kind === 'rows'
      ? base.rows(table).has(id)
      : index(table).slotOf(id) >= 0;
  }

  /** The writes of a table whose rows are not in the copy yet. */
  function missing(table: TableName): QueuedWrite[] {
    return options
      .writes()
      .filter(({ id, kind }) => kinds.get(kind)?.table === table && !has(table, id));
  }

  /** The rows of the missing writes that have one. */
  function missingRows(table: TableName): Row[] {
    return missing(table).flatMap((write) => {
      const row = kinds.get(write.kind)?.rowOf(write, base, options.user_id) ?? null;
      return row === null ? [] : [row];
    });
  }

  function withRows(table: TableName): ChunkIndex {
    const declaration = declarationOf(table);
    if (declaration?.kind !== 'chunks') return index(table);
    const rows = missingRows(table).filter((row) => isId(String(row[declaration.id])));
    return rows.length === 0 ? index(table) : overlayIndex(declaration, index(table), rows);
  }

  /** The rows of a small table with those of the queue after them. */
  function withSmallRows(table: TableName): ReadonlyMap<string, Row> {
    const [declaration, rows] = [declarationOf(table), base.rows<Row>(table)];
    if (declaration?.kind !== 'rows') return rows;
    const added = missingRows(table).map((row) => [declaration.key(row), row] as const);
    return added.length === 0 ? rows : new Map([...rows, ...added]);
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
    rows: <Item extends object>(table: TableName) =>
      (queuedTables.has(table)
        ? base.memo(`queue.rows.${table}`, [table], () => withSmallRows(table))
        : base.rows(table)) as ReadonlyMap<string, Item>,
    memo: (key, tables, compute) => base.memo(key, tables, compute),
    columns: <Index extends object>(table: TableName) =>
      base.memo(`queue.${table}`, [table], () => withRows(table)) as unknown as Index,
    unsent: (table) => base.memo(`queue.unsent.${table}`, [table], () => unsent(table)),
  };
}

/**
 * An index with additional rows after its last slot. Every column is built on first use, so that an
 * empty queue costs nothing.
 */
export function overlayIndex(
  table: ChunkTable,
  base: ChunkIndex,
  rows: readonly Row[],
): ChunkIndex {
  const page = chunkFromRows(table, rows);
  const indexById = new Map(rows.map((row, index) => [String(row[table.id]).toLowerCase(), index]));
  const cache = new Map<string, unknown>();

  function cached<Value>(name: string, make: () => Value): Value {
    if (!cache.has(name)) cache.set(name, make());
    return cache.get(name) as Value;
  }

  function columnOf(name: string): [Column, ColumnArray] {
    const order = table.columns.findIndex((column) => column.name === name);
    const [column, array] = [table.columns[order], page.arrays[order]];
    if (column === undefined || array === undefined) throw new Error(`There is no column ${name}`);
    return [column, array];
  }

  /** The texts or lists of the copy and of the queue, and the code of each entry of the queue. */
  function mergedEntries<Entry>(
    name: string,
    before: readonly Entry[],
    ours: readonly Entry[],
  ): { entries: readonly Entry[]; codes: readonly number[] } {
    return cached(`entries.${name}`, () => {
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

  function entriesOf(column: Column) {
    const name = dictionaryOf(column) ?? '';
    return column.kind === 'text'
      ? mergedEntries<unknown>(
          name,
          base.texts(column.name),
          textsOf(page.dictionaries, column).entries,
        )
      : mergedEntries<unknown>(
          name,
          base.lists(column.name),
          listsOf(page.dictionaries, column).entries,
        );
  }

  return {
    count: base.count + rows.length,
    live: cached('live', () => joined(base.live, new Uint8Array(rows.length).fill(1))),
    numbers: (name) => cached(name, () => joined(base.numbers(name), columnOf(name)[1])),
    counts: (name) => cached(name, () => joined(base.counts(name), columnOf(name)[1])),
    bytes: (name) => cached(name, () => joined(base.bytes(name), columnOf(name)[1])),
    codes: (name) =>
      cached(name, () => {
        const [column, array] = columnOf(name);
        const { codes } = entriesOf(column);
        return joined(
          base.codes(name),
          Uint32Array.from(array, (code) => codes[code] ?? 0),
        );
      }),
    texts: (name) => entriesOf(columnOf(name)[0]).entries as readonly string[],
    lists: (name) => entriesOf(columnOf(name)[0]).entries as readonly (readonly string[])[],
    id: (slot) => {
      const row = rows[slot - base.count];
      return row === undefined ? base.id(slot) : String(row[table.id]).toLowerCase();
    },
    slotOf: (id) => {
      const index = indexById.get(id.toLowerCase());
      return index === undefined ? base.slotOf(id) : base.count + index;
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
