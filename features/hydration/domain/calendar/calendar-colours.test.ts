import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarRange } from '#hydration/contract';
import { colourOfCount, defaultRanges, rangeOfCount, rangeWords } from './calendar-colours.ts';

test('[CAL-21, CAL-22, CAL-23, CAL-24] zero tests are red, one white, two orange, three and more green', () => {
  const colours = [0, 1, 2, 3, 4, 99].map((count) => colourOfCount(defaultRanges, count));
  expect(colours).toEqual(['#f44336', 'white', '#ff9800', '#4caf50', '#4caf50', '#4caf50']);
  const words = defaultRanges.map((range) => rangeWords(range, defaultRanges));
  expect(words).toEqual(['0', '1', '2', '3 or more']);
});

test('[CAL-25] a count outside all ranges is white', () => {
  const gap: CalendarRange[] = [{ min: 2, max: 4, colour: '#f44336' }];
  expect([0, 1, 2, 4, 5].map((count) => colourOfCount(gap, count))).toEqual([
    ...['white', 'white', '#f44336', '#f44336', 'white'],
  ]);
  expect(colourOfCount([], 0)).toBe('white');
  expect(rangeWords({ min: 2, max: 4, colour: '#f44336' }, gap)).toBe('2 to 4');
});

test('[CAL-26] a range without an end begins above the highest max, and not under its own min', () => {
  const low: CalendarRange[] = [
    { min: 1, max: '>', colour: '#111111' },
    { min: 2, max: 5, colour: '#222222' },
  ];
  expect([1, 2, 5, 6].map((count) => colourOfCount(low, count))).toEqual([
    ...['white', '#222222', '#222222', '#111111'],
  ]);
  expect(rangeWords({ min: 1, max: '>', colour: '#111111' }, low)).toBe('6 or more');
  const high: CalendarRange[] = [
    { min: 8, max: '>', colour: '#111111' },
    { min: 2, max: 5, colour: '#222222' },
  ];
  expect([6, 7, 8].map((count) => colourOfCount(high, count))).toEqual([
    ...['white', 'white', '#111111'],
  ]);
});

test('a count belongs to the first range that contains it', () => {
  const end = fc.oneof(fc.nat(20), fc.constant('>' as const));
  const range = fc.record({ min: fc.nat(20), max: end, colour: fc.constant('#4caf50') });
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.nat(25), (ranges, count) => {
      const top = ranges.reduce((most, { max }) => (max === '>' || max < most ? most : max), -1);
      const naive = ranges.find(({ min, max }) => {
        if (count < min) return false;
        return max === '>' ? count > top : count <= max;
      });
      expect(rangeOfCount(ranges, count)).toBe(naive ?? null);
    }),
  );
});
