import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { envelopeText, JsonText, RawAnswer } from '#packages/http/server';
import {
  columnAnswerHead,
  columnAnswerMark,
  columnAnswerType,
  onBorder,
} from '#packages/sync/contract';
import type { ColumnPage } from './columns/encode-page.ts';

/** An answer as read, not yet in bytes. */
export interface SyncAnswer {
  /** `data` as JSON text. */
  text: string;
  /** The lists that follow as chunks, in the order in which they stand in the text. */
  chunks: readonly ColumnPage[];
  /** Rows by list, for the figures of the operation. */
  rows: Readonly<Record<string, number>>;
}

/** Fast, and already a quarter of the size; a higher level costs more than the line gains. */
const level = 1;
const compress = promisify(gzip);

/** The answer in bytes, compressed for whoever takes that. */
export async function packedAnswer(answer: SyncAnswer, gzipped: boolean): Promise<RawAnswer> {
  const bytes =
    answer.chunks.length === 0 ? Buffer.from(envelopeText(answer.text)) : columnBytes(answer);
  const type = answer.chunks.length === 0 ? 'application/json' : columnAnswerType;
  const body = gzipped ? await compress(bytes, { level }) : bytes;
  return new RawAnswer({ type, bytes: body, gzipped, rows: answer.rows });
}

/** Small answers stay text, which the server sends like any other. */
export function plainAnswer({ text, rows }: SyncAnswer): JsonText {
  return new JsonText(text, rows);
}

function columnBytes({ text, chunks }: SyncAnswer): Buffer {
  const envelope = Buffer.from(envelopeText(text));
  const head = Buffer.alloc(columnAnswerHead);
  head.writeUInt32LE(columnAnswerMark, 0);
  head.writeUInt32LE(envelope.length, 4);
  const parts: Buffer[] = [head, envelope];
  let length = head.length + envelope.length;
  for (const { hot, cold } of chunks) {
    for (const part of [hot, cold]) {
      const padding = Buffer.alloc(onBorder(length) - length);
      parts.push(padding, part);
      length += padding.length + part.length;
    }
  }
  const end = Buffer.alloc(onBorder(length) - length);
  return Buffer.concat([...parts, end], length + end.length);
}
