import { coldHead, coldMark } from '#packages/sync/contract';
import type { RestField } from '../sync-source.ts';
import type { Field } from './copy-rows.ts';
import { createGrowingBytes } from './growing-bytes.ts';

/** What the text of a row needs to know of a field. */
export type RestShape = Pick<RestField, 'name' | 'kind'>;

/** The cold part of a page: each row's JSON text of what no column holds. */
export interface ColdTexts {
  /**
   * Adds a row's text; the last fields of the row are those that no column holds.
   *
   * @param odd further members by their names, as text
   */
  add(bytes: Buffer, fields: readonly Field[], odd: ReadonlyMap<string, string>): void;
  part(): Buffer;
}

/**
 * No texts yet. Bytes go from field to text as they are: of most rows nothing is decoded.
 *
 * @param room bytes that will do for most pages
 */
export function createColdTexts(rest: readonly RestShape[], room: number): ColdTexts {
  const texts = createGrowingBytes(room);
  const ends: number[] = [];
  const labels = rest.map(({ name }) => labelOf(name));
  const put = (part: Buffer) => texts.add(part, 0, part.length);

  function putField(bytes: Buffer, { at, length }: Field, kind: RestShape['kind']): void {
    const end = at + length;
    if (length < 0) return put(nothing);
    if (kind === 'jsonb') {
      if (bytes[at] !== 1) throw new Error('COPY sent jsonb of another version');
      return texts.add(bytes, at + 1, end);
    }
    if (needsEscape(bytes, at, end)) return put(jsonOf(bytes.toString('utf8', at, end)));
    put(quote);
    texts.add(bytes, at, end);
    put(quote);
  }

  return {
    add(bytes, fields, odd) {
      const start = texts.length;
      for (const [name, text] of odd) {
        put(labelOf(name));
        put(jsonOf(text));
      }
      const before = fields.length - rest.length;
      for (const [order, { kind }] of rest.entries()) {
        const [label, field] = [labels[order], fields[before + order]];
        if (label === undefined || field === undefined) continue;
        put(label);
        putField(bytes, field, kind);
      }
      // The comma before the first member was one too many.
      if (texts.length === start) put(opening);
      else texts.set(start, openingByte);
      put(closing);
      ends.push(texts.length);
    },
    part() {
      const head = Buffer.alloc(coldHead(ends.length));
      head.writeUInt32LE(coldMark, 0);
      head.writeUInt32LE(ends.length, 4);
      for (const [place, end] of ends.entries()) head.writeUInt32LE(end, 8 + (place + 1) * 4);
      return Buffer.concat([head, texts.all()]);
    },
  };
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
