import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('finds the percentile of numbers', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile([7, 3], 50)).toBe(3);
  expect(percentile([7], 1)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
