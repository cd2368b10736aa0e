import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { binCount, binEnd, binOf } from './distribution-bins.ts';
import { defaultBounds } from './hydration-bounds.ts';
import { hydrationStatus } from './hydration-status.ts';

test.each([
  [0, 0],
  [30, 0],
  [30.1, 1],
  [35, 1],
  [65, 7],
  [65.1, 8],
  [165, 27],
  [165.1, 28],
  [4000, 28],
])('%d mOsm is in bin %d', (value, bin) => {
  expect(binOf(value)).toBe(bin);
});

test('a value is in the first bin that ends at or above it, and each bin has one default status', () => {
  const value = evenly(0, 400);
  fc.assert(
    fc.property(value, value, (a, b) => {
      const ends = Array.from({ length: binCount }, (_, bin) => binEnd(bin));
      expect(binOf(a)).toBe(ends.findIndex((end) => a <= end));
      if (binOf(a) !== binOf(b)) return;
      expect(hydrationStatus(a, defaultBounds)).toBe(hydrationStatus(b, defaultBounds));
    }),
  );
});
