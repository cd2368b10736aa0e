import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('rows become lines, and what needs quotes gets them', () => {
  expect(
    csvText([
      ['Name', 'Note'],
      ['Quispe, Ana', 'said "no"'],
    ]),
  ).toBe('\uFEFFName,Note\r\n"Quispe, Ana","said ""no"""\r\n');
});

test.each(['=1+1', '+cmd', '-2+3', '@sum', '\tx', '\rx'])('%j is disarmed', (cell) => {
  expect(csvText([[cell]]).replace('\uFEFF', '')).toMatch(/^"?'/);
});

test.each(['-12', '+3.5', '-0.25', '72'])('the number %s is left alone', (cell) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${cell}\r\n`);
});

test('no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      const first = csvText([[cell]])
        .slice(1)
        .replace(/^"/, '');
      expect(/^[=@\t]/.test(first)).toBe(false);
    }),
  );
});
