import { expect, test } from 'vitest';
import { findCopyRows, textsOf } from './copy-rows.ts';

const int16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value)]);

/** What COPY sends for rows of texts; null has no bytes. */
function sent(rows: readonly (string | null)[][]): Buffer {
  const fields = (row: readonly (string | null)[]) =>
    row.flatMap((text) =>
      text === null ? [int32(-1)] : [int32(Buffer.byteLength(text)), Buffer.from(text)],
    );
  const parts = rows.flatMap((row) => [int16(row.length), ...fields(row)]);
  return Buffer.concat([Buffer.alloc(19), ...parts, int16(-1)]);
}

test('finds each field, including empty ones and null', () => {
  const bytes = sent([
    ['a', null, ''],
    ['', 'bcd', null],
  ]);
  const { rows, width, starts, lengths } = findCopyRows(bytes, 3, 5);
  const texts = Array.from({ length: rows * width }, (_, field) => {
    const [at = 0, length = 0] = [starts[field], lengths[field]];
    return length < 0 ? null : bytes.toString('utf8', at, at + length);
  });
  expect(texts).toEqual(['a', null, '', '', 'bcd', null]);
});

test('rejects rows of another width, and more rows than requested', () => {
  expect(() => findCopyRows(sent([['a']]), 2, 5)).toThrow('another width');
  expect(() => findCopyRows(sent([['a'], ['b']]), 1, 1)).toThrow('more rows');
});

/** An array as PostgreSQL sends it: dimensions, nulls, type, length, lower bound, elements. */
function array(type: number, elements: readonly (Buffer | null)[]): Buffer {
  const parts = elements.flatMap((element) =>
    element === null ? [int32(-1)] : [int32(element.length), element],
  );
  const head = [1, 0, type, elements.length, 1].map((value) => int32(value));
  return Buffer.concat([...head, ...parts]);
}

test('reads arrays of text and of uuid without nulls', () => {
  const uuid = '01900000-0000-7000-8000-00000000000f';
  const uuids = array(2950, [Buffer.from(uuid.replaceAll('-', ''), 'hex'), null]);
  expect(textsOf(uuids, 0, uuids.length)).toEqual([uuid]);
  const texts = array(25, [Buffer.from('Müller'), null, Buffer.from('')]);
  expect(textsOf(texts, 0, texts.length)).toEqual(['Müller', '']);
  expect(textsOf(Buffer.alloc(12), 0, 12)).toEqual([]);
});
