import { coldHead, coldMark } from '#packages/sync/contract';
import type { RestField } from '../sync-source.ts';
import type { OddFields } from './cells.ts';
import type { CopyRows } from './copy-rows.ts';
import { createGrowingBytes } from './growing-bytes.ts';
import type { GrowingBytes } from './growing-bytes.ts';

/** What the text of a row needs to know of a field. */
export type RestShape = Pick<RestField, 'name' | 'kind'>;

/**
 * The cold part of a page: each row's JSON text of the last fields, which no column holds, after its
 * odd ones. Bytes go from field to text as they are: of most rows nothing is decoded.
 */
export function coldPart(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
  rest: readonly RestShape[],
  odd: OddFields,
): Buffer {
  const head = coldHead(rows);
  const texts = createGrowingBytes(head + bytes.length);
  texts.skip(head);
  const ends = new Uint32Array(rows);
  const labels = rest.map(({ name }) => labelOf(name));
  for (let row = 0; row < rows; row += 1) {
    const start = texts.length;
    for (const [name, text] of odd.get(row) ?? []) {
      texts.put(labelOf(name));
      texts.put(jsonOf(text));
    }
    let field = (row + 1) * width - rest.length;
    for (let order = 0; order < rest.length; order += 1, field += 1) {
      texts.put(labels[order] ?? nothing);
      putField(texts, bytes, starts[field] ?? 0, lengths[field] ?? -1, rest[order]?.kind);
    }
    // The comma before the first member was one too many.
    if (texts.length === start) texts.put(opening);
    else texts.set(start, openingByte);
    texts.put(closing);
    ends[row] = texts.length - head;
  }
  const part = texts.all();
  part.writeUInt32LE(coldMark, 0);
  part.writeUInt32LE(rows, 4);
  part.writeUInt32LE(0, 8);
  for (let row = 0; row < rows; row += 1) part.writeUInt32LE(ends[row] ?? 0, 12 + row * 4);
  return part;
}

function putField(
  texts: GrowingBytes,
  bytes: Buffer,
  at: number,
  length: number,
  kind: RestShape['kind'] | undefined,
): void {
  const end = at + length;
  if (length < 0) return texts.put(nothing);
  if (kind === 'jsonb') {
    if (bytes[at] !== 1) throw new Error('COPY sent jsonb of another version');
    return texts.add(bytes, at + 1, end);
  }
  if (needsEscape(bytes, at, end)) return texts.put(jsonOf(bytes.toString('utf8', at, end)));
  texts.put(quote);
  texts.add(bytes, at, end);
  texts.put(quote);
}

const nothing = Buffer.from('null');
const [quote, opening, closing] = [Buffer.from('"'), Buffer.from('{'), Buffer.from('}')];
const openingByte = 0x7b;

function labelOf(name: string): Buffer {
  return Buffer.from(`,${JSON.stringify(name)}:`);
}

function jsonOf(text: string): Buffer {
  return Buffer.from(JSON.stringify(text));
}

/** Control characters, quotes and backslashes; every other byte of UTF-8 stands for itself. */
function needsEscape(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte === 0x22 || byte === 0x5c) return true;
  }
  return false;
}
