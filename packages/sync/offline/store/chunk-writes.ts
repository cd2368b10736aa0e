import { decodeChunk, encodeChunk, isColdPart } from '../chunks/chunk-codec.ts';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import type { Chunk } from '../chunks/chunk.ts';
import { UnreadableColumns } from '../chunks/damage.ts';
import { writeId } from '../chunks/id-words.ts';
import type { Slots } from '../chunks/slots.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { quarantineReasons } from './quarantine.ts';
import type { QuarantinedRow } from './quarantine.ts';
import { stampOf } from './stamp.ts';

/** The news of a page for a large table. */
export interface ChunkPlan {
  /** What is taken into memory and what is stored; null where the page brought nothing new. */
  page: { chunk: Chunk; records: ChunkRecords } | null;
  /** Rows that cannot be taken in: they must not stop the rest. */
  aside: readonly QuarantinedRow[];
}

/**
 * Plans a page of rows: what is here in the same or a newer form is left out.
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
  const aside: QuarantinedRow[] = [];
  const putAside = (row: Row, reason: string) =>
    aside.push({ table: table.table, id: idOf(table, row), reason, at });
  for (const row of rows) {
    const id = row[table.id];
    const stamp = stampOf(row);
    if (typeof id !== 'string' || !writeId(id, probe, 0)) {
      putAside(row, quarantineReasons.id);
      continue;
    }
    if (Number.isNaN(stamp)) {
      putAside(row, quarantineReasons.stamp);
      continue;
    }
    const key = id.toLowerCase();
    const known = newest.get(key);
    const isOlder = known !== undefined && stampOf(known) >= stamp;
    if (!isOlder && slots.isNews(probe, 0, stamp)) newest.set(key, row);
  }
  const news = [...newest.values()];
  const whole = pageOf(table, news);
  if (whole !== null || news.length === 0) return { page: whole, aside };
  // Only now that the page as a whole has failed is each row tried by itself.
  const readable = news.filter((row) => pageOf(table, [row]) !== null);
  for (const row of news) if (!readable.includes(row)) putAside(row, quarantineReasons.fields);
  return { page: pageOf(table, readable), aside };
}

/**
 * Plans a page that came as it is kept. It is stored whole if anything in it is news: rows that are
 * here in a newer form stay dead in it.
 *
 * @throws UnreadableColumns when the bytes are not what was sent, or of another layout
 */
export function planRecords(table: ChunkTable, records: ChunkRecords, slots: Slots): ChunkPlan {
  const chunk = chunkIn(table, records);
  const stamps = chunk.arrays[table.columns.findIndex(({ name }) => name === 'modified_time')];
  for (let place = 0; place < chunk.length; place += 1) {
    if (slots.isNews(chunk.ids, place * 4, stamps?.[place] ?? 0)) {
      return { page: { chunk, records }, aside: [] };
    }
  }
  return { page: null, aside: [] };
}

function chunkIn(table: ChunkTable, { hot, cold }: ChunkRecords): Chunk {
  try {
    const chunk = decodeChunk(table, hot);
    if (isColdPart(cold, chunk.length)) return chunk;
  } catch {
    // Bytes that make no sense can go wrong anywhere.
  }
  throw new UnreadableColumns();
}

/** null where there are none, or where one of them cannot be read. */
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
