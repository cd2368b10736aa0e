import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test.each([
  [[], null],
  [[7], 7],
  [[9, 1], 5],
  [[10, 9, 1], 9],
  [[4, 100, 1, 2], 3],
])('the median of %j is %j', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});
