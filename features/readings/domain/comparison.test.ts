import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

test.each([
  // 29.44 and 31.05 are shown as 29.4 and 31.1, so a reader computes 1.7 and not 1.6.
  [29.44, 31.05, { measured: 29.4, model: 31.1, difference: -1.7 }],
  [31.05, 29.44, { measured: 31.1, model: 29.4, difference: 1.7 }],
  [30.04, 30, { measured: 30, model: 30, difference: 0 }],
  // 0.3 - 0.1 is 0.19999999999999998 in floating point.
  [0.3, 0.1, { measured: 0.3, model: 0.1, difference: 0.2 }],
])('%f °C compared with %f °C', (measured, model, expected) => {
  expect(comparison(measured, model)).toEqual(expected);
});
