import {
  columnAnswerHead,
  columnAnswerMagic,
  columnAnswerType,
  layoutHeader,
  alignTo8,
} from '#packages/sync/contract';
import { encodeChunk } from '../chunks/chunk-codec.ts';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { chunkFromRows } from '../chunks/chunk.ts';
import type { Row } from '../tables/column.ts';
import type { ChunkTable } from '../tables/tables.ts';
import { readings } from './test-tables.ts';

/** True if a request names the layouts that it accepts. */
export function namesLayouts({ headers }: RequestInit): boolean {
  return new Headers(headers).has(layoutHeader);
}

/** Readings in the two parts of a chunk. */
export function recordsOf(rows: readonly Row[], table: ChunkTable = readings): ChunkRecords {
  return encodeChunk(table, chunkFromRows(table, rows));
}

/** The readings of an answer. */
export async function readingsOf(answer: Response): Promise<readonly Row[]> {
  return (await envelopeIn(answer)).data.measurements;
}

/** An answer whose readings are sent as columns. */
export async function inColumns(answer: Response, { hot, cold }: ChunkRecords): Promise<Response> {
  const envelope = await envelopeIn(answer);
  const rows = envelope.data.measurements;
  const sizes = { hot: hot.byteLength, cold: cold.byteLength };
  const last = rows.at(-1)?.['modified_time'] ?? null;
  const columns = { rows: rows.length, last, ...sizes };
  const data = { ...envelope.data, measurements: { columns } };
  const text = new TextEncoder().encode(JSON.stringify({ ...envelope, data }));
  const hotAt = alignTo8(columnAnswerHead + text.length);
  const coldAt = alignTo8(hotAt + sizes.hot);
  const bytes = new Uint8Array(alignTo8(coldAt + sizes.cold));
  new Uint32Array(bytes.buffer, 0, 2).set([columnAnswerMagic, text.length]);
  bytes.set(text, columnAnswerHead);
  bytes.set(new Uint8Array(hot), hotAt);
  bytes.set(new Uint8Array(cold), coldAt);
  return columnResponse(bytes);
}

/** A response with these bytes and the content type of columns. */
export function columnResponse(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'content-type': columnAnswerType } });
}

async function envelopeIn(answer: Response): Promise<{ data: { measurements: readonly Row[] } }> {
  return (await answer.clone().json()) as { data: { measurements: readonly Row[] } };
}
