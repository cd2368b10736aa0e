import type { TableName } from '#packages/sync/contract';
import { readId } from '../chunks/id-words.ts';
import type { Change } from './change.ts';
import { keptFromKey, slotsBefore } from './kept-from.ts';
import { chunkMetadata } from './chunk-metadata.ts';
import { commitRows } from './memory.ts';
import type { LargeTable, Memory } from './memory.ts';
import { followersOf } from './purge.ts';
import { createRowPlan } from './row-writes.ts';
import { write } from './write.ts';

/**
 * Leaves out all rows of the large tables with a stamp before a time, and deletes the chunks that
 * hold no other rows (deleting needs no storage). Returns the tables that lost rows, or null if
 * there is no such row.
 */
export async function dropBefore(
  database: IDBDatabase,
  memory: Memory,
  time: number,
  metadata: NonNullable<Change['metadata']>,
): Promise<Set<TableName> | null> {
  const changed = new Set<TableName>();
  for (const large of memory.large.values()) {
    const old = slotsBefore(large, time, 0);
    if (old.length === 0) continue;
    const { table } = large.declaration;
    const drop = emptyWithout(large, old);
    const chunks = large.chunks.filter((number) => !drop.includes(number));
    const left = chunkMetadata(large, chunks, large.nextChunk);
    const written = { ...metadata, [keptFromKey(table)]: time, ...left };
    const rows = followersWithout(memory, large, old);
    const gone = { table, drop, put: new Map() };
    await write(database, { rows, chunks: [gone], times: {}, metadata: written });
    for (const slot of old) large.slots.drop(slot);
    large.chunks = chunks;
    large.keptFrom = time;
    for (const [name, value] of Object.entries(written)) memory.metadata.set(name, value);
    for (const writes of rows) commitRows(memory, writes);
    for (const { table: follower } of rows) changed.add(follower);
    changed.add(table);
  }
  return changed.size === 0 ? null : changed;
}

/** Chunks without a live row after the given slots are removed. */
function emptyWithout({ slots, chunks }: LargeTable, gone: readonly number[]): number[] {
  const goneOf = new Map<number, number>();
  for (const slot of gone) {
    const { chunk } = slots.locationOf(slot);
    goneOf.set(chunk, (goneOf.get(chunk) ?? 0) + 1);
  }
  return chunks.filter((number) => slots.liveIn(number) === (goneOf.get(number) ?? 0));
}

function followersWithout(memory: Memory, { declaration, slots }: LargeTable, gone: number[]) {
  const ids = new Set(gone.map((slot) => readId(slots.ids, slot * 4)));
  const plan = createRowPlan();
  for (const [follower, keys] of followersOf(memory, declaration.table, ids)) {
    for (const key of keys) plan.writesFor(follower).drop.add(key);
  }
  return plan.all().filter(({ drop }) => drop.size > 0);
}
