import type { CopyTable } from '#packages/sync/contract';
import type { WholeChunk } from '../chunks/chunk.ts';
import { layoutOf } from '../chunks/layout.ts';
import { createSlots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { Change } from './change.ts';
import { planChunk } from './chunk-writes.ts';
import { chunkCountNote, layoutNote } from './load.ts';
import { commitRows } from './memory.ts';
import type { LargeTable, Memory } from './memory.ts';
import { putAsideNotes } from './put-aside.ts';
import type { PutAside } from './put-aside.ts';
import { createRowPlan, keyOf, planDerived, planRows } from './row-writes.ts';
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
  chunk: WholeChunk | null;
}

/**
 * Plans a change against what is in memory. Rows that cannot be taken in are noted.
 *
 * @param at milliseconds since 1970 by this device
 */
export function planChange(memory: Memory, change: Change, at: number): ChangePlan {
  const plan = createRowPlan();
  const replaced = new Set(change.replace);
  const aside: PutAside[] = [];
  for (const table of replaced) clearTable(plan, memory, table);
  for (const [table, keys] of change.drop ?? []) {
    for (const key of keys) plan.of(table).drop.add(key);
  }
  const chunks: LargeWrites[] = [];
  for (const large of memory.large.values()) {
    const { table, derive = [] } = large.declaration;
    const rows = change.rows?.get(table) ?? [];
    const isReplaced = replaced.has(table);
    if (rows.length === 0 && !isReplaced) continue;
    const known = isReplaced ? createSlots(large.declaration) : large.slots;
    const page = planChunk(large.declaration, rows, known, at);
    aside.push(...page.aside);
    for (const derivation of derive) {
      for (const row of page.news) planDerived(plan, derivation, row, rowsOf(memory));
    }
    if (page.chunk === null && !isReplaced) continue;
    const number = Math.max(-1, ...large.chunks) + 1;
    const drop = isReplaced ? large.chunks : [];
    chunks.push({ large, isReplaced, drop, number, chunk: page.chunk });
  }
  for (const [table, rows] of change.rows ?? []) {
    const declaration = memory.declarations.get(table);
    if (declaration === undefined) continue;
    aside.push(...planRows(plan, declaration, rows, rowsOf(memory), at));
  }
  const rows = plan.all().filter(({ clear, put, drop }) => clear || put.size > 0 || drop.size > 0);
  const left = putAsideNotes(memory.notes, aside, (before) => isOver(memory, change, before));
  const notes = { ...change.notes, ...left, ...Object.assign({}, ...chunks.map(chunkNotes)) };
  return { rows, chunks, times: change.times ?? {}, notes };
}

/** What was put aside is over when its table starts anew or the row comes again. */
function isOver(memory: Memory, change: Change, { table, id }: PutAside): boolean {
  if (change.replace?.includes(table) === true) return true;
  const small = memory.declarations.get(table);
  const field = memory.large.get(table)?.declaration.id;
  return (change.rows?.get(table) ?? []).some((row) => {
    const found = field === undefined ? small && keyOf(small, row) : row[field];
    return found === id;
  });
}

/** Shows in memory what was stored; gives the tables that changed. */
export function commitPlan(memory: Memory, plan: ChangePlan): Set<CopyTable> {
  const changed = new Set<CopyTable>();
  for (const writes of plan.rows) {
    commitRows(memory, writes);
    changed.add(writes.table);
  }
  for (const { large, isReplaced, number, chunk } of plan.chunks) {
    // A new object: whoever still reads the old slots finds them as they were.
    if (isReplaced) large.slots = createSlots(large.declaration);
    if (isReplaced) large.chunks = [];
    if (chunk !== null) {
      large.slots.append(number, chunk);
      large.chunks = [...large.chunks, number];
    }
    changed.add(large.declaration.table);
  }
  for (const [slug, time] of Object.entries(plan.times)) {
    if (time === null) memory.times.delete(slug);
    else memory.times.set(slug, time);
  }
  for (const [name, value] of Object.entries(plan.notes)) memory.notes.set(name, value);
  return changed;
}

function clearTable(plan: RowPlan, memory: Memory, table: CopyTable): void {
  const derived = (memory.declarations.get(table) ?? memory.large.get(table)?.declaration)?.derive;
  for (const { table: other } of derived ?? []) plan.of(other).clear = true;
  if (!memory.large.has(table)) plan.of(table).clear = true;
}

function chunkNotes({ large, isReplaced, chunk }: LargeWrites): Record<string, unknown> {
  const { table } = large.declaration;
  const count = (isReplaced ? 0 : large.chunks.length) + (chunk === null ? 0 : 1);
  return { [chunkCountNote(table)]: count, [layoutNote(table)]: layoutOf(large.declaration) };
}

function rowsOf(memory: Memory): (table: CopyTable) => ReadonlyMap<string, Row> {
  return (table) => memory.small.get(table) ?? new Map<string, Row>();
}
