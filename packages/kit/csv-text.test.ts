import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

const cell = (text: string) => csvText([[text]]).slice(1, -2);

test('lines end as the standard says and the text starts with a byte order mark', () => {
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
])('%j is quoted if necessary', (text, written) => {
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

/**
 * Characters that spreadsheets and people do not see: control, format, separator and ignorable
 * characters.
 */
const invisible = [
  ...['\0', '\u0001', '\u001F', '\u007F', '\u0085', '\u00A0', '\u00AD', '\u034F', '\u061C'],
  ...['\u115F', '\u1680', '\u180E', '\u2003', '\u200B', '\u200E', '\u202E', '\u2028', '\u2029'],
  ...['\u2060', '\u2066', '\u2800', '\u3000', '\u3164', '\uFE0F', '\uFEFF', '\uFFA0', '\uFFF9'],
  ...[' ', '\u{1D173}', '\u{E0001}', '\u{E0020}', '\u{E0100}'],
];
const starts = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\uFE66', '\u2212'];

test('no run of invisible characters hides the start of a formula', () => {
  const hidden = fc.tuple(
    fc.array(fc.constantFrom(...invisible), { maxLength: 6 }).map((run) => run.join('')),
    fc.constantFrom(...starts, '\t', '\r', '\n'),
    fc.string(),
  );
  fc.assert(
    fc.property(hidden, ([run, start, rest]) => {
      const text = `${run}${start}x${rest}`;
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
    }),
  );
});

test('numbers stay numbers, and a cell without a formula is not changed', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(cell(String(value))).toBe(String(value));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
      const text = `A${rest}`;
      const written = cell(text);
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(read).toBe(text);
    }),
  );
});

test.each(['a;=1+1', 'a\t=1+1'])('%j is one cell for spreadsheets that split there', (text) => {
  expect(cell(text)).toBe(`"${text}"`);
});
