import type { TableName } from '#packages/sync/contract';
import type { Chunk } from '../chunks/chunk.ts';
import type { ChunkTable } from '../tables/tables.ts';
import type { LargeTable } from './memory.ts';

/**
 * Key of the metadata with the stamp before which a table's rows are left out because storage is
 * short.
 */
export function keptFromKey(table: TableName): string {
  return `kept_from.${table}`;
}

/** Milliseconds since 1970; minus infinity if no rows are left out. */
export function keptFromOf(metadata: ReadonlyMap<string, unknown>, table: TableName): number {
  const stored = metadata.get(keptFromKey(table));
  return typeof stored === 'number' ? stored : -Infinity;
}

/** True if all rows of a chunk are left out. */
export function isLeftOut({ declaration, keptFrom }: LargeTable, chunk: Chunk): boolean {
  const stamps = stampsOf(declaration, chunk);
  for (let index = 0; index < chunk.length; index += 1) {
    if (!((stamps?.[index] ?? 0) < keptFrom)) return false;
  }
  return true;
}

/**
 * Removes rows that are left out from memory. On disk they stay as dead rows until their chunk is
 * deleted.
 */
export function leaveOut(large: LargeTable, fromSlot: number): void {
  if (large.keptFrom === -Infinity) return;
  for (const slot of slotsBefore(large, large.keptFrom, fromSlot)) large.slots.drop(slot);
}

/** Live slots with a stamp before a time. */
export function slotsBefore(
  { declaration, slots }: LargeTable,
  time: number,
  from: number,
): number[] {
  const stamps = stampsOf(declaration, slots);
  const found: number[] = [];
  for (let slot = from; slot < slots.length; slot += 1) {
    if (slots.live[slot] === 1 && (stamps?.[slot] ?? 0) < time) found.push(slot);
  }
  return found;
}

function stampsOf({ columns }: ChunkTable, { arrays }: Chunk) {
  return arrays[columns.findIndex(({ name }) => name === 'modified_time')];
}
