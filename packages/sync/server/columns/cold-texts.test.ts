import { expect, test } from 'vitest';
import { coldHead } from '#packages/sync/contract';
import { coldPart } from './encode-page.ts';
import type { ColdFieldShape } from './encode-page.ts';
import type { CopyRows } from './copy-rows.ts';

/** Rows of the same width as COPY sends them, one after the other; null has no bytes. */
function sent(rows: readonly (string | null)[][]): { bytes: Buffer; found: CopyRows } {
  const values = rows.flat();
  const lengths = Int32Array.from(values, (value) =>
    value === null ? -1 : Buffer.byteLength(value),
  );
  let at = 0;
  const starts = lengths.map((length) => (at += Math.max(length, 0)) - Math.max(length, 0));
  const width = rows[0]?.length ?? 0;
  return {
    bytes: Buffer.from(values.join('')),
    found: { rows: rows.length, width, starts, lengths },
  };
}

const rest: ColdFieldShape[] = [
  { name: 'note', kind: 'text' },
  { name: 'metadata', kind: 'jsonb' },
];

/** The texts that were written for some rows. */
function textsOf(rows: readonly (string | null)[][], lossy: [string, string][] = [], shape = rest) {
  const { bytes, found } = sent(rows);
  const part = coldPart(bytes, found, shape, new Map(rows.map((_, row) => [row, lossy])));
  const texts = part.subarray(coldHead(rows.length));
  return rows.map((_, place) =>
    texts.toString('utf8', part.readUInt32LE(8 + place * 4), part.readUInt32LE(12 + place * 4)),
  );
}

const long = 'a word of many '.repeat(200_000);

test.each([
  ['odd characters', '“tab”\t\n\\ äöü 🌡 \u2028 \u007f \u0001'],
  ['no character', ''],
  ['a quote', '"}'],
  ['many characters', long],
])('restores a text with %s and the text next to it', (_, note) => {
  const row = ['a column', note, `\x01${JSON.stringify({ deep: [note] })}`];
  const texts = textsOf([row, ['', 'next', '\x01{}']]);
  expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([
    { note, metadata: { deep: [note] } },
    { note: 'next', metadata: {} },
  ]);
});

test('writes null as null, and lossy fields first', () => {
  const lossy: [string, string][] = [['type', 'of a "later" build']];
  expect(textsOf([['a column', null, null]], lossy)).toEqual([
    '{"type":"of a \\"later\\" build","note":null,"metadata":null}',
  ]);
});

test('writes an empty text, or only the lossy fields, for a row whose columns hold every field', () => {
  expect(textsOf([['a column']], [], [])).toEqual(['{}']);
  expect(textsOf([['a column']], [['type', 'x']], [])).toEqual(['{"type":"x"}']);
});

test('rejects jsonb of another version', () => {
  expect(() => textsOf([['a column', 'note', '\x02{}']])).toThrow('jsonb of another version');
});
