import { expect, test } from 'vitest';
import { bandOf, percentOf, scoreOf } from './scores.ts';

const none = { done: 0, of: 0 };

test.each([
  [0, 0, null],
  [0, 3, 0],
  [2, 3, 66],
  [999, 1000, 99],
  [29, 100, 29],
  [3, 3, 100],
])('%d of %d is %s per cent', (done, of, percent) => {
  expect(percentOf({ done, of })).toBe(percent);
});

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'orange'],
  [70, 'orange'],
  [69, 'red'],
  [0, 'red'],
] as const)('%d per cent is %s', (percent, band) => {
  expect(bandOf(percent)).toBe(band);
});

test('a score is the mean of what is known, and nothing without data', () => {
  const shares = { tests: none, retests: none, actions: none, alerts: none, courses: none };
  expect(scoreOf(shares)).toBeNull();
  expect(scoreOf({ ...shares, tests: { done: 0, of: 4 } })).toBe(0);
  expect(scoreOf({ ...shares, tests: { done: 9, of: 10 }, alerts: { done: 9, of: 10 } })).toBe(90);
  // The percentages are rounded only after the mean.
  const thirds = { ...shares, tests: { done: 2, of: 3 }, alerts: { done: 1, of: 3 } };
  expect(scoreOf(thirds)).toBe(50);
});
