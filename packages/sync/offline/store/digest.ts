import { emptyDigest, withRow } from '#packages/sync/contract';
import type { Digest, TableName } from '#packages/sync/contract';
import { writeId } from '../chunks/id-words.ts';
import type { LargeTable, Memory } from './memory.ts';
import { stampOf } from './stamp.ts';

/** The digest of a table, to compare with the server's. */
export function digestOf(memory: Memory, table: TableName): Digest {
  const large = memory.large.get(table);
  return large === undefined ? digestOfRows(memory, table) : digestOfSlots(memory, large);
}

function digestOfSlots({ withInactive }: Memory, { declaration, slots }: LargeTable): Digest {
  const order = (name: string) => declaration.columns.findIndex((column) => column.name === name);
  const stamps = slots.arrays[order('modified_time')];
  const active = slots.arrays[order('active')];
  const all = withInactive.has(declaration.table) || active === undefined;
  let digest = emptyDigest;
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slots.live[slot] !== 1 || !(all || active[slot] === 1)) continue;
    digest = withRow(digest, slots.ids, slot * 4, stamps?.[slot] ?? 0);
  }
  return digest;
}

/** Inactive rows are tombstones, which a new copy would not have. */
function digestOfRows({ small, withInactive }: Memory, table: TableName): Digest {
  const all = withInactive.has(table);
  const words = new Uint32Array(4);
  let digest = emptyDigest;
  for (const [key, row] of small.get(table) ?? []) {
    if (!all && row['active'] === false) continue;
    if (writeId(key, words, 0)) digest = withRow(digest, words, 0, stampOf(row));
  }
  return digest;
}
