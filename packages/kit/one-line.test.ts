import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable, oneLine, storableLine } from './one-line.ts';

test.each([
  ['  North   pit ', 'North pit'],
  ['North\u00a0pit', 'North pit'],
  ['North\r\n\tpit', 'North pit'],
  ['North\u2028pit', 'North pit'],
  ['North\u2800pit', 'North pit'],
  ['\uff37elder', 'Welder'],
  ['o\ufb03ce', 'office'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['Cafe\u200b\u0301', 'Caf\u00e9'],
  ['Wel\u200bder', 'Welder'],
  ['Wel\ufeffder', 'Welder'],
  ['Wel\u00adder', 'Welder'],
  ['Wel\u200dder', 'Welder'],
  ['\u202eredleW', 'redleW'],
  ['Wel\u0007der\u007f', 'Welder'],
  ['\u0301\u0308', ''],
  ['\u200b\u200c\u200d\u2060\ufeff\u3164\uffa0\u2800\ufe0f', ''],
])('%j is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['emoji of several parts', '👷🏽‍♀️👷🏽‍♀️'],
  ['a flag of a heart and fire', '❤️‍🔥'],
  ['Persian with a joiner', 'کارگر می‌روم'],
  ['Sinhala with a joiner', 'ශ්‍රී'],
  ['Sinhala with an accent before the joiner', '\u0dc1\u0dca\u0301\u200d\u0dc1'],
  ['Arabic', 'عمال الليل'],
  ['an apostrophe and a hyphen', "O'Neill-Ngata"],
])('%s is unchanged', (_what, text) => {
  expect(oneLine(text)).toBe(text);
});

const odd = fc.constantFrom(
  ...Array.from(
    ' \t\n\u200b\u200c\u200d\ufe0f\u0301\u3164\u2800\u00a8\u0643\u0dc1\u0dca\u064b\u0334👷♀🏽',
  ),
  'a',
  '\ufdfa',
  '\uff21',
);

test('normalising twice changes nothing', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const line = oneLine(text);
      expect(oneLine(line)).toBe(line);
      expect(line).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a', true],
  ['👷', true],
  ['a\0', false],
  ['a\ud800', false],
  ['\udc00a', false],
])('%j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable);
});

test.each([
  ['  Ana \ud83d Ruiz\0 ', 100, 'Ana Ruiz'],
  ['de\0Silva', 100, 'de Silva'],
  ['abc👷', 4, 'abc'],
  ['ab cd', 3, 'ab'],
])('of %j at most %i characters can be stored: %j', (text, longest, line) => {
  expect(storableLine(text, longest)).toBe(line);
});
