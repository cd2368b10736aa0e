import { expect, test } from 'vitest';
import { detectableChange, isDetectable } from './measurement-uncertainty.ts';

test('the detectable change follows from the standard error of 9.2 mOsm', () => {
  expect(1.96 * Math.SQRT2 * 9.2).toBeCloseTo(detectableChange, 1);
});

test.each([
  [60, 85.5, false],
  [60, 85.6, true],
  [90, 60, true],
])('%d then %d mOsm is a change: %s', (before, after, expected) => {
  expect(isDetectable(before, after)).toBe(expected);
});
