import type { Clock } from '#packages/kit';
import type { TableName, Digest } from '#packages/sync/contract';
import { coldTextOf } from '../chunks/chunk-codec.ts';
import { rowFromChunk } from '../chunks/chunk.ts';
import { DamagedCopy, MovedRow } from '../chunks/damage.ts';
import type { Slots } from '../chunks/slots.ts';
import { openLogStore } from '../logs/log-store.ts';
import type { LogStore } from '../logs/log-store.ts';
import type { Copy } from '../read.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { Change } from './change.ts';
import { createCopy } from './copy.ts';
import { chunkMetadata } from './chunk-metadata.ts';
import { commitPlan, planChange } from './change-plan.ts';
import { planCompaction, smallChunks } from './compaction.ts';
import { openForReading, openOwned } from './database.ts';
import { dropBefore } from './drop-before.ts';
import { resultOf } from './idb.ts';
import { bufferOf, loadTables } from './load.ts';
import { digestOf } from './digest.ts';
import { createMemory } from './memory.ts';
import type { CopyTables, Memory } from './memory.ts';
import { followersOf, purgePeople } from './purge.ts';
import { chunkStores } from './schema.ts';
import { createTurns } from './turns.ts';
import type { RowWrites } from './row-writes.ts';
import { createVersions } from './versions.ts';
import { write } from './write.ts';

/** The copy on disk and in memory. Only its owner may call `apply`. */
export interface LocalStore {
  readonly copy: Copy;
  /** Sync times by slug. */
  readonly times: ReadonlyMap<string, string>;
  readonly metadata: ReadonlyMap<string, unknown>;
  /** The log of this device. */
  readonly logs: LogStore;
  /** The number of rows of each table. */
  counts(): ReadonlyMap<TableName, number>;
  /** A number that increases with every change of one of the tables. */
  versionOf(tables: readonly TableName[]): number;
  /**
   * Stores a change in one transaction, then applies it in memory. Returns the tables that changed.
   */
  apply(change: Change): Promise<ReadonlySet<TableName>>;
  /**
   * Deletes the rows of all other people from the large tables, with their derived rows, and then
   * stores the metadata. Returns the tables that changed.
   */
  purge(people: ReadonlySet<string>, metadata: Change['metadata']): Promise<ReadonlySet<TableName>>;
  /**
   * Leaves out all rows of the large tables with a stamp before a time, and stores the metadata.
   * Returns the tables that changed, or null if there is no such row.
   */
  dropBefore(
    time: number,
    metadata: NonNullable<Change['metadata']>,
  ): Promise<ReadonlySet<TableName> | null>;
  /** The number of rows of a table and the sums of their hashes. */
  digestOf(table: TableName): Digest;
  /** Merges small chunks if there are too many. Returns true if some were merged. */
  compact(): Promise<boolean>;
  /** Marks answers from these tables as stale although nothing was stored. */
  markStale(tables: readonly TableName[]): void;
  /** Reads tables again after their owner changed them. */
  reload(tables: readonly TableName[]): Promise<void>;
  /** Closes the connection. Nothing is stored afterwards. */
  close(): void;
}

export interface StoreOptions extends CopyTables {
  factory: IDBFactory;
  name: string;
  /**
   * Called when the connection was closed from outside, because another worker deletes or upgrades
   * the database.
   */
  onClosed: () => void;
  /** Called if another connection blocks the opening. */
  onBlocked: () => void;
  now: Clock;
}

/**
 * Opens a copy for its owner.
 *
 * @throws DamagedCopy if it cannot be read and must be deleted
 */
export async function openStore(options: StoreOptions): Promise<LocalStore> {
  const { factory, name, schema, onBlocked } = options;
  const store = await loaded(await openOwned(factory, name, schema, onBlocked), options);
  const left = unmaintainedTables(store, options);
  if (left.length > 0) {
    const times = Object.fromEntries(left.map((table) => [table, null]));
    await store.apply({ replace: left, times });
  }
  return store;
}

/** Opens a copy that another worker owns; null if there is none yet. */
export async function openStoreForReading(options: StoreOptions): Promise<LocalStore | null> {
  const database = await openForReading(options.factory, options.name, options.schema);
  return database === null ? null : loaded(database, options);
}

/** Tables with rows of another build. This build does not declare them, so they would become stale. */
function unmaintainedTables({ times }: LocalStore, { tables, schema }: StoreOptions): TableName[] {
  const declared = new Set(tables.map(({ table }) => table));
  return schema.flat().filter((table) => times.has(table) && !declared.has(table));
}

async function loaded(database: IDBDatabase, options: StoreOptions): Promise<LocalStore> {
  const memory = createMemory(options);
  const versions = createVersions();
  const allTables = [...memory.small.keys(), ...memory.large.keys()];
  database.addEventListener('versionchange', () => {
    database.close();
    options.onClosed();
  });
  database.addEventListener('close', options.onClosed);
  try {
    await loadTables(database, memory, allTables);
  } catch (error) {
    database.close();
    // A store can contain anything after a crash, so every error while reading means damage.
    throw error instanceof DamagedCopy ? error : new DamagedCopy(String(error));
  }

  const coldPart = createColdParts(database);

  async function rowOf(declaration: ChunkTable, slots: Slots, slot: number): Promise<Row> {
    const { chunk, index } = slots.locationOf(slot);
    const part = await coldPart(declaration.table, chunk);
    if (part === undefined) throw new MovedRow();
    try {
      return rowFromChunk(declaration, slots, slot, coldTextOf(bufferOf(part), index));
    } catch (error) {
      throw error instanceof SyntaxError ? new DamagedCopy('the text of a row') : error;
    }
  }

  async function apply(change: Change): Promise<ReadonlySet<TableName>> {
    const plan = planChange(memory, change, options.now());
    const chunks = plan.chunks.map(({ large, drop, number, page }) => ({
      table: large.declaration.table,
      drop,
      put: new Map(page === null ? [] : [[number, page.records]]),
    }));
    await write(database, { rows: plan.rows, chunks, times: plan.times, metadata: plan.metadata });
    const changed = commitPlan(memory, plan);
    if (changed.size > 0) versions.increment(changed);
    return changed;
  }

  async function purge(
    people: ReadonlySet<string>,
    metadata: Change['metadata'],
  ): Promise<ReadonlySet<TableName>> {
    const changed = new Set<TableName>();
    const derived: RowWrites[] = [];
    const drop = new Map<TableName, string[]>();
    for (const large of memory.large.values()) {
      if (large.declaration.person === undefined) continue;
      const { table } = large.declaration;
      const purged = await purgePeople(database, large, people, () => versions.increment([table]));
      if (purged.ids.size === 0) continue;
      changed.add(table);
      derived.push(...purged.derived);
      for (const [follower, keys] of followersOf(memory, table, purged.ids)) {
        drop.set(follower, keys);
      }
    }
    const plan = planChange(
      memory,
      { drop, ...(metadata === undefined ? {} : { metadata }) },
      options.now(),
    );
    const whole = { ...plan, rows: [...plan.rows, ...derived] };
    await write(database, { ...whole, chunks: [] });
    for (const table of commitPlan(memory, whole)) changed.add(table);
    if (changed.size > 0) versions.increment(changed);
    return changed;
  }

  async function tidy(): Promise<boolean> {
    let hasMoved = false;
    for (const large of memory.large.values()) {
      const small = smallChunks(large);
      if (small.length === 0) continue;
      const { drop, put, moved, next } = await planCompaction(database, large, small);
      const { table } = large.declaration;
      const chunks = [...large.chunks.filter((number) => !drop.includes(number)), ...put.keys()];
      const metadata = chunkMetadata(large, chunks, next);
      await write(database, { rows: [], chunks: [{ table, drop, put }], times: {}, metadata });
      for (const [slot, location] of moved) large.slots.relocate(slot, location);
      large.chunks = chunks;
      large.nextChunk = next;
      for (const [name, value] of Object.entries(metadata)) memory.metadata.set(name, value);
      hasMoved = true;
    }
    return hasMoved;
  }

  const inTurn = createTurns();
  return {
    copy: createCopy(memory, versions, rowOf),
    times: memory.times,
    metadata: memory.metadata,
    logs: openLogStore(database),
    counts: () => rowCounts(memory),
    versionOf: (tables) => versions.versionOf(tables),
    apply: (change) => inTurn(() => apply(change)),
    purge: (people, metadata) => inTurn(() => purge(people, metadata)),
    dropBefore: (time, metadata) =>
      inTurn(async () => {
        const changed = await dropBefore(database, memory, time, metadata);
        if (changed !== null) versions.increment(changed);
        return changed;
      }),
    digestOf: (table) => digestOf(memory, table),
    compact: () => inTurn(tidy),
    reload: (tables) =>
      inTurn(async () => {
        await loadTables(database, memory, tables);
        versions.increment(tables);
      }),
    markStale: (tables) => versions.increment(tables),
    close: () => database.close(),
  };
}

/** Returns the stored cold part of a chunk; undefined if there is none. */
type ReadColdPart = (table: TableName, chunk: number) => Promise<unknown>;

/**
 * Reads cold parts. Concurrent requests for the same part share one read, because the newest rows
 * are often in one chunk. Nothing is cached longer. The content of a chunk number never changes.
 */
function createColdParts(database: IDBDatabase): ReadColdPart {
  const pending = new Map<string, Promise<unknown>>();
  return (table, chunk) => {
    const key = `${table}/${String(chunk)}`;
    const known = pending.get(key);
    if (known !== undefined) return known;
    const store = database.transaction(chunkStores.cold).objectStore(chunkStores.cold);
    const part = resultOf(store.get([table, chunk])).finally(() => pending.delete(key));
    pending.set(key, part);
    return part;
  };
}

/** The number of rows of each table as reads see them: only the newest version of a row counts. */
function rowCounts({ small, large }: Memory): Map<TableName, number> {
  const counts = new Map<TableName, number>();
  for (const [table, rows] of small) counts.set(table, rows.size);
  for (const [table, { chunks, slots }] of large) {
    counts.set(
      table,
      chunks.reduce((sum, chunk) => sum + slots.liveIn(chunk), 0),
    );
  }
  return counts;
}
