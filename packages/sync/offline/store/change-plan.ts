import type { TableName } from '#packages/sync/contract';
import { layoutOf } from '#packages/sync/contract';
import { readId } from '../chunks/id-words.ts';
import { createSlots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { Change } from './change.ts';
import { chunkNote } from './chunk-note.ts';
import { planChunk, planRecords } from './chunk-writes.ts';
import type { ChunkPlan } from './chunk-writes.ts';
import { isLeftOut, keptFromOf, leaveOut } from './kept-from.ts';
import { layoutNote } from './load.ts';
import { commitRows } from './memory.ts';
import type { LargeTable, Memory } from './memory.ts';
import { quarantineNotes } from './quarantine.ts';
import type { QuarantinedRow } from './quarantine.ts';
import { createRowPlan, keyOf, planFromLists, planRows } from './row-writes.ts';
import type { RowPlan, RowWrites } from './row-writes.ts';

/** What one change writes, worked out before anything is touched. */
export interface ChangePlan {
  rows: RowWrites[];
  chunks: LargeWrites[];
  times: Readonly<Record<string, string | null>>;
  notes: Readonly<Record<string, unknown>>;
}

interface LargeWrites {
  large: LargeTable;
  isReplaced: boolean;
  drop: readonly number[];
  /** Number of the new chunk. */
  number: number;
  page: ChunkPlan['page'];
}

/**
 * Plans a change against what is in memory. Rows that cannot be taken in are noted.
 *
 * @param at milliseconds since 1970 by this device
 */
export function planChange(memory: Memory, change: Change, at: number): ChangePlan {
  const plan = createRowPlan();
  const replaced = new Set(change.replace);
  const aside: QuarantinedRow[] = [];
  for (const table of replaced) clearTable(plan, memory, table);
  for (const [table, keys] of change.drop ?? []) {
    for (const key of keys) plan.of(table).drop.add(key);
  }
  const chunks: LargeWrites[] = [];
  for (const large of memory.large.values()) {
    const { table, derive = [] } = large.declaration;
    const rows = change.rows?.get(table) ?? [];
    const records = change.chunks?.get(table);
    const isReplaced = replaced.has(table);
    if (rows.length === 0 && records === undefined && !isReplaced) continue;
    const known = isReplaced ? createSlots(large.declaration) : large.slots;
    const { page, aside: left } =
      records === undefined
        ? planChunk(large.declaration, rows, known, at)
        : planRecords(large.declaration, records, known);
    aside.push(...left);
    for (const derivation of page === null ? [] : derive) {
      const lists = page?.chunk.dictionaries.lists.get(derivation.column)?.entries ?? [];
      planFromLists(plan, derivation, lists, rowsOf(memory));
    }
    const kept = page === null || isLeftOut(large, page.chunk) ? null : page;
    if (kept === null && !isReplaced) continue;
    const drop = isReplaced ? large.chunks : [];
    chunks.push({ large, isReplaced, drop, number: large.nextChunk, page: kept });
  }
  for (const [table, rows] of change.rows ?? []) {
    const declaration = memory.declarations.get(table);
    if (declaration === undefined) continue;
    aside.push(...planRows(plan, declaration, rows, rowsOf(memory), at));
  }
  const rows = plan.all().filter(({ clear, put, drop }) => clear || put.size > 0 || drop.size > 0);
  const left = quarantineNotes(
    memory.notes,
    aside,
    (before) =>
      isOver(memory, change, before) ||
      chunks.some(({ large, page }) => hasCome(large, page, before)),
  );
  const notes = { ...change.notes, ...left, ...Object.assign({}, ...chunks.map(chunkNotes)) };
  return { rows, chunks, times: change.times ?? {}, notes };
}

/** What was put aside is over when its table starts anew or the row comes again. */
function isOver(memory: Memory, change: Change, { table, id }: QuarantinedRow): boolean {
  if (change.replace?.includes(table) === true) return true;
  const small = memory.declarations.get(table);
  const field = memory.large.get(table)?.declaration.id;
  return (change.rows?.get(table) ?? []).some((row) => {
    const found = field === undefined ? small && keyOf(small, row) : row[field];
    return found === id;
  });
}

function hasCome(
  { declaration }: LargeTable,
  page: LargeWrites['page'],
  one: QuarantinedRow,
): boolean {
  if (page === null || declaration.table !== one.table) return false;
  const { ids, length } = page.chunk;
  return Array.from({ length }, (_, place) => readId(ids, place * 4)).includes(one.id);
}

/** Shows in memory what was stored; gives the tables that changed. */
export function commitPlan(memory: Memory, plan: ChangePlan): Set<TableName> {
  const changed = new Set<TableName>();
  for (const writes of plan.rows) {
    commitRows(memory, writes);
    changed.add(writes.table);
  }
  for (const { large, isReplaced, number, page } of plan.chunks) {
    // A new object: whoever still reads the old slots finds them as they were.
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
  for (const [name, value] of Object.entries(plan.notes)) memory.notes.set(name, value);
  for (const large of memory.large.values()) {
    large.keptFrom = keptFromOf(memory.notes, large.declaration.table);
  }
  return changed;
}

function clearTable(plan: RowPlan, memory: Memory, table: TableName): void {
  const derived = (memory.declarations.get(table) ?? memory.large.get(table)?.declaration)?.derive;
  for (const { table: other } of derived ?? []) plan.of(other).clear = true;
  if (!memory.large.has(table)) plan.of(table).clear = true;
}

function chunkNotes({ large, isReplaced, number, page }: LargeWrites): Record<string, unknown> {
  const { table, id, columns } = large.declaration;
  const chunks = [...(isReplaced ? [] : large.chunks), ...(page === null ? [] : [number])];
  const next = page === null ? number : number + 1;
  return { ...chunkNote(large, chunks, next), [layoutNote(table)]: layoutOf(id, columns) };
}

function rowsOf(memory: Memory): (table: TableName) => ReadonlyMap<string, Row> {
  return (table) => memory.small.get(table) ?? new Map<string, Row>();
}
