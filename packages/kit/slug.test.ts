import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug } from './slug.ts';

const refusal = 'String is required for converting slug.';

test.each([
  ['Day Crew', 'day-crew'],
  ['Drill & Blast', 'drill-blast'],
  ['  --North  Pit 2-- ', 'north-pit-2'],
  ['R&D', 'rd'],
])('[PLAT-12, PLAT-13, PLAT-14] %s becomes %s', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test('[PLAT-15] a suffix is the time in base 36', () => {
  expect(slug('North Pit', 36)).toBe('north-pit-10');
});

test.each(['', '   ', '&', '--- !!'])('[PLAT-16] %j leaves nothing and is rejected', (text) => {
  expect(() => slug(text)).toThrow(refusal);
});

test('a slug never has edge or double hyphens', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(/[\p{L}\p{N}]/u.test(text.replaceAll('&', '')));
      expect(slug(text)).toMatch(/^[^-]+(?:-[^-]+)*$/u);
    }),
  );
});
