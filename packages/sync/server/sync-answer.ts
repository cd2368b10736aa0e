import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { envelopeText, JsonText, RawAnswer } from '#packages/http/server';
import {
  columnAnswerHead,
  columnAnswerMagic,
  columnAnswerType,
  alignTo8,
} from '#packages/sync/contract';
import type { ColumnPage } from './columns/encode-page.ts';

/** An answer before its encoding to bytes. */
export interface SyncAnswer {
  /** `data` as JSON text. */
  text: string;
  /** The lists that follow as chunks, in the order of the text. */
  chunks: readonly ColumnPage[];
  /** Rows by list, for the metrics. */
  rows: Readonly<Record<string, number>>;
}

/** Fast, and a quarter of the size. A higher level costs more time than it saves in transfer. */
const level = 1;
const compress = promisify(gzip);

/** The answer in bytes, compressed if the client accepts it. */
export async function packedAnswer(answer: SyncAnswer, gzipped: boolean): Promise<RawAnswer> {
  const bytes =
    answer.chunks.length === 0 ? Buffer.from(envelopeText(answer.text)) : columnBytes(answer);
  const type = answer.chunks.length === 0 ? 'application/json' : columnAnswerType;
  const body = gzipped ? await compress(bytes, { level }) : bytes;
  return new RawAnswer({ type, bytes: body, gzipped, rows: answer.rows });
}

/** Small answers stay text, which the server sends like any other answer. */
export function plainAnswer({ text, rows }: SyncAnswer): JsonText {
  return new JsonText(text, rows);
}

function columnBytes({ text, chunks }: SyncAnswer): Buffer {
  const envelope = Buffer.from(envelopeText(text));
  const head = Buffer.alloc(columnAnswerHead);
  head.writeUInt32LE(columnAnswerMagic, 0);
  head.writeUInt32LE(envelope.length, 4);
  const parts: Buffer[] = [head, envelope];
  let length = head.length + envelope.length;
  for (const { hot, cold } of chunks) {
    for (const part of [hot, cold]) {
      const padding = Buffer.alloc(alignTo8(length) - length);
      parts.push(padding, part);
      length += padding.length + part.length;
    }
  }
  const end = Buffer.alloc(alignTo8(length) - length);
  return Buffer.concat([...parts, end], length + end.length);
}
