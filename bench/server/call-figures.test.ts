import { expect, test } from 'vitest';
import { figuresOf, secondsUntilQuick } from './call-figures.ts';

const times = (count: number, due: number, took: number) =>
  Array.from({ length: count }, () => ({ due, took }));

test('calls that failed are errors, and in no percentile', () => {
  const figures = figuresOf([...times(99, 0, 10), ...times(1, 0, 30), ...times(2, 0, Number.NaN)]);
  expect(figures).toEqual({ count: 102, errors: 2, p50: 10, p95: 10, p99: 10, worst: 30 });
});

test('polls are quick again after the last second in which more than 5% took longer', () => {
  const flood = [...times(50, 1_000, 100), ...times(50, 1_000, 4_500)];
  // These end in the second 7 after the start: one of 21 is below 5%, two are not.
  const usual = times(20, 8_100, 10);
  const slow = (count: number) => times(count, 8_100, 300);
  expect(secondsUntilQuick([...flood, ...usual, ...slow(1)], 1_000, 20_000)).toBe(5);
  expect(secondsUntilQuick([...flood, ...usual, ...slow(2)], 1_000, 20_000)).toBe(8);
  expect(secondsUntilQuick([...usual, ...times(1, 1_000, Number.NaN)], 1_000, 20_000)).toBe(19);
});
