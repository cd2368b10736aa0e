import { chunkFromRows } from '../chunks/chunk.ts';
import type { WholeChunk } from '../chunks/chunk.ts';
import { writeId } from '../chunks/id-words.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { asideReasons } from './put-aside.ts';
import type { PutAside } from './put-aside.ts';
import { stampOf } from './stamp.ts';

/** The news of a page for a large table. */
export interface ChunkPlan {
  /** null where the page brought nothing new. */
  chunk: WholeChunk | null;
  /** Rows that are new here. */
  news: readonly Row[];
  /** Rows that cannot be taken in: they must not stop the rest. */
  aside: readonly PutAside[];
}

/**
 * Plans a page for a large table: what is here in the same or a newer form is left out.
 *
 * @param at milliseconds since 1970 by this device
 */
export function planChunk(
  table: ChunkTable,
  rows: readonly Row[],
  slots: Slots,
  at: number,
): ChunkPlan {
  const probe = new Uint32Array(4);
  const newest = new Map<string, Row>();
  const aside: PutAside[] = [];
  const putAside = (row: Row, reason: string) =>
    aside.push({ table: table.table, id: idOf(table, row), reason, at });
  for (const row of rows) {
    const id = row[table.id];
    const stamp = stampOf(row);
    if (typeof id !== 'string' || !writeId(id, probe, 0)) {
      putAside(row, asideReasons.id);
      continue;
    }
    if (Number.isNaN(stamp)) {
      putAside(row, asideReasons.stamp);
      continue;
    }
    const key = id.toLowerCase();
    const known = newest.get(key);
    const isOlder = known !== undefined && stampOf(known) >= stamp;
    if (!isOlder && slots.isNews(probe, stamp)) newest.set(key, row);
  }
  const news = [...newest.values()];
  const whole = chunkOf(table, news);
  if (whole !== null) return { chunk: whole, news, aside };
  // Only now that the page as a whole has failed is each row tried by itself.
  const readable = news.filter((row) => chunkOf(table, [row]) !== null);
  for (const row of news) if (!readable.includes(row)) putAside(row, asideReasons.fields);
  return { chunk: chunkOf(table, readable), news: readable, aside };
}

/** null where there are none, or where one of them cannot be read. */
function chunkOf(table: ChunkTable, rows: readonly Row[]): WholeChunk | null {
  try {
    return rows.length === 0 ? null : chunkFromRows(table, rows);
  } catch {
    return null;
  }
}

function idOf(table: ChunkTable, row: Row): string {
  const id = row[table.id];
  return typeof id === 'string' ? id : '';
}
