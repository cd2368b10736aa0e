import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

const cell = (text: string) => csvText([[text]]).slice(1, -2);

test('lines end as the standard says and the text begins with its mark', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('\uFEFFa,b\r\n1,\r\n');
});

test.each([
  ['plain', 'plain'],
  ['say "hi", twice', '"say ""hi"", twice"'],
  ['two\nlines', '"two\nlines"'],
])('%j is quoted where it must be', (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', ' =1', '\t=1', '＝1', '-', '+61 8 9000 0000'])(
  '%j cannot run as a formula',
  (text) => {
    expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each(['-3', '+3', '-3.25', '.5', '-1e-7', '71', '0'])(
  'the number %s stays a number',
  (text) => {
    expect(cell(text)).toBe(text);
  },
);
