import { expect, test } from 'vitest';
import { coldHead } from '#packages/sync/contract';
import { createColdTexts } from './cold-texts.ts';
import type { RestShape } from './cold-texts.ts';
import type { Field } from './copy-rows.ts';

/** Fields as COPY sends them, one behind the other; null has no bytes. */
function sent(values: readonly (string | null)[]) {
  const bytes = Buffer.from(values.join(''));
  let at = 0;
  const fields = values.map((value): Field => {
    const length = value === null ? -1 : Buffer.byteLength(value);
    const field = { at, length };
    at += Math.max(length, 0);
    return field;
  });
  return { bytes, fields };
}

const rest: RestShape[] = [
  { name: 'note', kind: 'text' },
  { name: 'metadata', kind: 'jsonb' },
];

/** The texts that were written for some rows. */
function textsOf(
  rows: readonly (string | null)[][],
  odd = new Map<string, string>(),
  shape = rest,
) {
  const cold = createColdTexts(shape, 16);
  for (const row of rows) {
    const { bytes, fields } = sent(row);
    cold.add(bytes, fields, odd);
  }
  const part = cold.part();
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
])('a text with %s comes back, and so does its neighbour', (_, note) => {
  const row = ['a column', note, `\x01${JSON.stringify({ deep: [note] })}`];
  const texts = textsOf([row, ['', 'next', '\x01{}']]);
  expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([
    { note, metadata: { deep: [note] } },
    { note: 'next', metadata: {} },
  ]);
});

test('null is null, and further members go first', () => {
  const odd = new Map([['type', 'of a "later" build']]);
  expect(textsOf([['a column', null, null]], odd)).toEqual([
    '{"type":"of a \\"later\\" build","note":null,"metadata":null}',
  ]);
});

test('a row whose columns hold all has an empty text, or the further members only', () => {
  expect(textsOf([['a column']], new Map(), [])).toEqual(['{}']);
  expect(textsOf([['a column']], new Map([['type', 'x']]), [])).toEqual(['{"type":"x"}']);
});

test('jsonb in another form is refused', () => {
  expect(() => textsOf([['a column', 'note', '\x02{}']])).toThrow('jsonb of another version');
});
