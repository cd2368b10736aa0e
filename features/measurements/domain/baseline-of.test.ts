import { expect, test } from 'vitest';
import { baselineOf } from './baseline-of.ts';

test('[MEAS-11] mean and sample deviation of the textbook example', () => {
  const { mean, std } = baselineOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean).toBe(5);
  expect(std).toBeCloseTo(Math.sqrt(32 / 7), 12);
});

test('one value has no spread, an empty list is rejected', () => {
  expect(baselineOf([44])).toEqual({ values: [44], mean: 44, std: 0 });
  expect(() => baselineOf([])).toThrow('A baseline needs at least one value.');
});
