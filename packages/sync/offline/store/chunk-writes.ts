import { chunkFromRows } from '../chunks/chunk.ts';
import type { WholeChunk } from '../chunks/chunk.ts';
import { writeId } from '../chunks/id-words.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { stampOf } from './stamp.ts';

/** The news of a page for a large table. */
export interface ChunkPlan {
  /** null where the page brought nothing new. */
  chunk: WholeChunk | null;
  /** Rows that are new here. */
  news: readonly Row[];
  /** Rows without a usable id or stamp: they must not stop the rest. */
  aside: readonly Row[];
}

/** Plans a page for a large table: what is here in the same or a newer form is left out. */
export function planChunk(table: ChunkTable, rows: readonly Row[], slots: Slots): ChunkPlan {
  const probe = new Uint32Array(4);
  const newest = new Map<string, Row>();
  const aside: Row[] = [];
  for (const row of rows) {
    const id = row[table.id];
    const stamp = stampOf(row);
    if (typeof id !== 'string' || !writeId(id, probe, 0) || Number.isNaN(stamp)) {
      aside.push(row);
      continue;
    }
    const key = id.toLowerCase();
    const known = newest.get(key);
    const isOlder = known !== undefined && stampOf(known) >= stamp;
    if (!isOlder && slots.isNews(probe, stamp)) newest.set(key, row);
  }
  const news = [...newest.values()];
  return { chunk: news.length === 0 ? null : chunkFromRows(table, news), news, aside };
}
