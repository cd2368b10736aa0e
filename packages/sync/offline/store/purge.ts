import type { TableName } from '#packages/sync/contract';
import { encodeChunk } from '../chunks/chunk-codec.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import { listsOf, textsOf } from '../chunks/dictionaries.ts';
import { readId } from '../chunks/id-words.ts';
import { coldParts, rowAt } from './compaction.ts';
import { chunkMetadata } from './chunk-metadata.ts';
import type { LargeTable, Memory } from './memory.ts';
import { createRowPlan, planFromLists } from './row-writes.ts';
import type { RowWrites } from './row-writes.ts';
import { write } from './write.ts';

/** What a purge deleted from a large table. */
export interface Purged {
  /** Ids of the deleted rows. */
  ids: ReadonlySet<string>;
  /** The new derived rows of small tables. */
  derived: readonly RowWrites[];
}

/**
 * Deletes the rows of all other people from a large table: from memory at once, then from disk
 * chunk by chunk. An interrupted purge can be repeated from the start.
 *
 * @param onDropped called once no read finds the rows any more
 */
export async function purgePeople(
  database: IDBDatabase,
  large: LargeTable,
  people: ReadonlySet<string>,
  onDropped: () => void,
): Promise<Purged> {
  const { ids, chunks } = dropFromMemory(large, people);
  if (ids.size > 0) onDropped();
  for (const number of chunks) await rewrite(database, large, number);
  const derived = ids.size === 0 ? [] : deriveAgain(large);
  return { ids, derived };
}

/** Rows of small tables that are deleted with the rows of a large table. */
export function followersOf(
  { declarations, small }: Memory,
  table: TableName,
  ids: ReadonlySet<string>,
): Map<TableName, string[]> {
  const found = new Map<TableName, string[]>();
  for (const { table: follower, follows } of declarations.values()) {
    if (follows?.table !== table) continue;
    const rows = [...(small.get(follower) ?? [])];
    const keys = rows.flatMap(([key, row]) => (ids.has(String(row[follows.field])) ? [key] : []));
    found.set(follower, keys);
  }
  return found;
}

function dropFromMemory(large: LargeTable, people: ReadonlySet<string>) {
  const { declaration, slots } = large;
  const order = declaration.columns.findIndex(({ name }) => name === declaration.person);
  const [column, codes] = [declaration.columns[order], slots.arrays[order]];
  const ids = new Set<string>();
  const chunks = new Set<number>();
  if (column === undefined || codes === undefined) return { ids, chunks };
  const stays = textsOf(slots.dictionaries, column).entries.map((person) => people.has(person));
  const stored = new Set(large.chunks);
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (stays[codes[slot] ?? 0] === true) continue;
    // A row that a newer version has replaced is still in its chunk.
    const { chunk } = slots.locationOf(slot);
    if (stored.has(chunk)) chunks.add(chunk);
    if (slots.live[slot] !== 1) continue;
    ids.add(readId(slots.ids, slot * 4));
    slots.drop(slot);
  }
  return { ids, chunks };
}

async function rewrite(database: IDBDatabase, large: LargeTable, number: number): Promise<void> {
  const { declaration, slots } = large;
  const texts = await coldParts(database, large, [number]);
  const live = liveSlotsIn(large, number);
  const rows = live.map((slot) => rowAt(large, slot, texts));
  const { nextChunk } = large;
  const put = new Map(
    rows.length === 0
      ? []
      : [[nextChunk, encodeChunk(declaration, chunkFromRows(declaration, rows))]],
  );
  const { table } = declaration;
  const chunks = [...large.chunks.filter((other) => other !== number), ...put.keys()];
  const metadata = chunkMetadata(large, chunks, nextChunk + 1);
  await write(database, {
    rows: [],
    chunks: [{ table, drop: [number], put }],
    times: {},
    metadata,
  });
  live.forEach((slot, index) => slots.relocate(slot, { chunk: nextChunk, index }));
  large.chunks = chunks;
  large.nextChunk = nextChunk + 1;
}

/**
 * Some tables are derived only from these rows (for example, the people who took tests), so they
 * are derived again from the remaining rows.
 */
function deriveAgain({ declaration, slots }: LargeTable): RowWrites[] {
  const plan = createRowPlan();
  for (const derivation of declaration.derive ?? []) {
    plan.writesFor(derivation.table).clear = true;
    const order = declaration.columns.findIndex(({ name }) => name === derivation.column);
    const [column, codes] = [declaration.columns[order], slots.arrays[order]];
    if (column === undefined || codes === undefined) continue;
    const used = new Set<number>();
    for (let slot = 0; slot < slots.length; slot += 1) {
      if (slots.live[slot] === 1) used.add(codes[slot] ?? 0);
    }
    const { entries } = listsOf(slots.dictionaries, column);
    const lists = [...used].map((code) => entries[code] ?? []);
    planFromLists(plan, derivation, lists, () => new Map());
  }
  return plan.all();
}

function liveSlotsIn({ slots }: LargeTable, number: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slots.live[slot] === 1 && slots.locationOf(slot).chunk === number) found.push(slot);
  }
  return found;
}
