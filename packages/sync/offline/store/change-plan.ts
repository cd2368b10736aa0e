import type { TableName } from '#packages/sync/contract';
import { layoutOf } from '#packages/sync/contract';
import { decodeChunk, encodeChunk, isColdPart } from '../chunks/chunk-codec.ts';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import type { Chunk } from '../chunks/chunk.ts';
import { UnreadableColumns } from '../chunks/damage.ts';
import { readId, writeId } from '../chunks/id-words.ts';
import { createSlots } from '../chunks/slots.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { Change } from './change.ts';
import { chunkMetadata } from './chunk-metadata.ts';
import { isLeftOut, keptFromOf, leaveOut } from './kept-from.ts';
import { layoutKey } from './load.ts';
import { commitRows } from './memory.ts';
import type { LargeTable, Memory } from './memory.ts';
import { quarantineMetadata, quarantineReasons } from './quarantine.ts';
import type { QuarantinedRow } from './quarantine.ts';
import { createRowPlan, keyOf, planFromLists, planRows } from './row-writes.ts';
import type { RowPlan, RowWrites } from './row-writes.ts';
import { stampOf } from './stamp.ts';

/** The writes of one change. The plan is computed before disk or memory is changed. */
export interface ChangePlan {
  rows: RowWrites[];
  chunks: LargeWrites[];
  times: Readonly<Record<string, string | null>>;
  metadata: Readonly<Record<string, unknown>>;
}

interface LargeWrites {
  large: LargeTable;
  isReplaced: boolean;
  drop: readonly number[];
  /** The number of the new chunk. */
  number: number;
  page: ChunkPlan['page'];
}

/**
 * Plans a change against the rows in memory. Malformed rows are quarantined.
 *
 * @param at milliseconds since 1970 by this device's clock
 */
export function planChange(memory: Memory, change: Change, at: number): ChangePlan {
  const plan = createRowPlan();
  const replaced = new Set(change.replace);
  const quarantined: QuarantinedRow[] = [];
  for (const table of replaced) clearTable(plan, memory, table);
  for (const [table, keys] of change.drop ?? []) {
    for (const key of keys) plan.writesFor(table).drop.add(key);
  }
  const chunks: LargeWrites[] = [];
  for (const large of memory.large.values()) {
    const { table, derive = [] } = large.declaration;
    const rows = change.rows?.get(table) ?? [];
    const records = change.chunks?.get(table);
    const isReplaced = replaced.has(table);
    if (rows.length === 0 && records === undefined && !isReplaced) continue;
    const known = isReplaced ? createSlots(large.declaration) : large.slots;
    const { page, quarantined: malformed } =
      records === undefined
        ? planChunk(large.declaration, rows, known, at)
        : planRecords(large.declaration, records, known);
    quarantined.push(...malformed);
    for (const derivation of page === null ? [] : derive) {
      const lists = page?.chunk.dictionaries.lists.get(derivation.column)?.entries ?? [];
      planFromLists(plan, derivation, lists, rowsOf(memory));
    }
    const storedPage = page === null || isLeftOut(large, page.chunk) ? null : page;
    if (storedPage === null && !isReplaced) continue;
    const drop = isReplaced ? large.chunks : [];
    chunks.push({ large, isReplaced, drop, number: large.nextChunk, page: storedPage });
  }
  for (const [table, rows] of change.rows ?? []) {
    const declaration = memory.declarations.get(table);
    if (declaration === undefined) continue;
    quarantined.push(...planRows(plan, declaration, rows, rowsOf(memory), at));
  }
  const rows = plan.all().filter(({ clear, put, drop }) => clear || put.size > 0 || drop.size > 0);
  const quarantineChange = quarantineMetadata(
    memory.metadata,
    quarantined,
    (before) =>
      isResolved(memory, change, before) ||
      chunks.some(({ large, page }) => hasArrived(large, page, before)),
  );
  const metadata = {
    ...change.metadata,
    ...quarantineChange,
    ...Object.assign({}, ...chunks.map(metadataOfChunks)),
  };
  return { rows, chunks, times: change.times ?? {}, metadata };
}

/** A row leaves the quarantine when its table is loaded from the beginning or the row arrives again. */
function isResolved(memory: Memory, change: Change, { table, id }: QuarantinedRow): boolean {
  if (change.replace?.includes(table) === true) return true;
  const small = memory.declarations.get(table);
  const field = memory.large.get(table)?.declaration.id;
  return (change.rows?.get(table) ?? []).some((row) => {
    const found = field === undefined ? small && keyOf(small, row) : row[field];
    return found === id;
  });
}

function hasArrived(
  { declaration }: LargeTable,
  page: LargeWrites['page'],
  one: QuarantinedRow,
): boolean {
  if (page === null || declaration.table !== one.table) return false;
  const { ids, length } = page.chunk;
  return Array.from({ length }, (_, index) => readId(ids, index * 4)).includes(one.id);
}

/** Applies a stored plan to the memory. Returns the tables that changed. */
export function commitPlan(memory: Memory, plan: ChangePlan): Set<TableName> {
  const changed = new Set<TableName>();
  for (const writes of plan.rows) {
    commitRows(memory, writes);
    changed.add(writes.table);
  }
  for (const { large, isReplaced, number, page } of plan.chunks) {
    // A new object, because running reads still use the old slots.
    if (isReplaced) large.slots = createSlots(large.declaration);
    if (isReplaced) large.chunks = [];
    if (page !== null) {
      const before = large.slots.length;
      large.slots.append(number, page.chunk);
      leaveOut(large, before);
      large.chunks = [...large.chunks, number];
      large.nextChunk = number + 1;
    }
    changed.add(large.declaration.table);
  }
  for (const [slug, time] of Object.entries(plan.times)) {
    if (time === null) memory.times.delete(slug);
    else memory.times.set(slug, time);
  }
  for (const [name, value] of Object.entries(plan.metadata)) memory.metadata.set(name, value);
  for (const large of memory.large.values()) {
    large.keptFrom = keptFromOf(memory.metadata, large.declaration.table);
  }
  return changed;
}

function clearTable(plan: RowPlan, memory: Memory, table: TableName): void {
  const derived = (memory.declarations.get(table) ?? memory.large.get(table)?.declaration)?.derive;
  for (const { table: other } of derived ?? []) plan.writesFor(other).clear = true;
  if (!memory.large.has(table)) plan.writesFor(table).clear = true;
}

function metadataOfChunks({
  large,
  isReplaced,
  number,
  page,
}: LargeWrites): Record<string, unknown> {
  const { table, id, columns } = large.declaration;
  const chunks = [...(isReplaced ? [] : large.chunks), ...(page === null ? [] : [number])];
  const next = page === null ? number : number + 1;
  return { ...chunkMetadata(large, chunks, next), [layoutKey(table)]: layoutOf(id, columns) };
}

function rowsOf(memory: Memory): (table: TableName) => ReadonlyMap<string, Row> {
  return (table) => memory.small.get(table) ?? new Map<string, Row>();
}

/** The new rows of a page for a large table. */
interface ChunkPlan {
  /** The chunk for the memory and the records to store; null if the page has nothing new. */
  page: { chunk: Chunk; records: ChunkRecords } | null;
  /** Malformed rows. The other rows are stored without them. */
  quarantined: readonly QuarantinedRow[];
}

/**
 * Plans a page of rows. It leaves out rows of which the same or a newer version is stored.
 *
 * @param at milliseconds since 1970 by this device's clock
 */
function planChunk(table: ChunkTable, rows: readonly Row[], slots: Slots, at: number): ChunkPlan {
  const probe = new Uint32Array(4);
  const newest = new Map<string, Row>();
  const quarantined: QuarantinedRow[] = [];
  const quarantine = (row: Row, reason: string) =>
    quarantined.push({ table: table.table, id: idOf(table, row), reason, at });
  for (const row of rows) {
    const id = row[table.id];
    const stamp = stampOf(row);
    if (typeof id !== 'string' || !writeId(id, probe, 0)) {
      quarantine(row, quarantineReasons.id);
      continue;
    }
    if (Number.isNaN(stamp)) {
      quarantine(row, quarantineReasons.stamp);
      continue;
    }
    const key = id.toLowerCase();
    const known = newest.get(key);
    const isOlder = known !== undefined && stampOf(known) >= stamp;
    if (!isOlder && slots.isNewer(probe, 0, stamp)) newest.set(key, row);
  }
  const newRows = [...newest.values()];
  const whole = pageOf(table, newRows);
  if (whole !== null || newRows.length === 0) return { page: whole, quarantined };
  // At least one row cannot be encoded. Encodes each row separately to find out which.
  const readable = newRows.filter((row) => pageOf(table, [row]) !== null);
  for (const row of newRows) if (!readable.includes(row)) quarantine(row, quarantineReasons.fields);
  return { page: pageOf(table, readable), quarantined };
}

/**
 * Plans a chunk. The whole chunk is stored if at least one of its rows is new. Rows of which a newer
 * version is stored become dead slots.
 *
 * @throws UnreadableColumns if the bytes are damaged or have another layout
 */
function planRecords(table: ChunkTable, records: ChunkRecords, slots: Slots): ChunkPlan {
  const chunk = chunkIn(table, records);
  const stamps = chunk.arrays[table.columns.findIndex(({ name }) => name === 'modified_time')];
  for (let index = 0; index < chunk.length; index += 1) {
    if (slots.isNewer(chunk.ids, index * 4, stamps?.[index] ?? 0)) {
      return { page: { chunk, records }, quarantined: [] };
    }
  }
  return { page: null, quarantined: [] };
}

function chunkIn(table: ChunkTable, { hot, cold }: ChunkRecords): Chunk {
  try {
    const chunk = decodeChunk(table, hot);
    if (isColdPart(cold, chunk.length)) return chunk;
  } catch {
    // Decoding damaged bytes can throw any error.
  }
  throw new UnreadableColumns();
}

/** Returns null if there are no rows, or if one of them cannot be read. */
function pageOf(table: ChunkTable, rows: readonly Row[]): ChunkPlan['page'] {
  try {
    if (rows.length === 0) return null;
    const chunk = chunkFromRows(table, rows);
    return { chunk, records: encodeChunk(table, chunk) };
  } catch {
    return null;
  }
}

function idOf(table: ChunkTable, row: Row): string {
  const id = row[table.id];
  return typeof id === 'string' ? id : '';
}
