import { expect, test } from 'vitest';
import { boundsOfBaseline, boundsOfMean, defaultBounds } from './hydration-bounds.ts';

test('[MEAS-21] the default bounds are the personal formula at a mean of 50 mOsm', () => {
  expect(defaultBounds).toEqual({ min: 30, mild: 65, moderate: 100, severe: 150, max: 165 });
});

test('[MEAS-27] a whole mean gives the nearest decimals', () => {
  expect(boundsOfMean(46)).toEqual({
    min: 27.6,
    mild: 59.8,
    moderate: 92,
    severe: 138,
    max: 151.8,
  });
});

test.each([
  [46, 5, 65],
  [46, 6, 59.8],
  [0, 8, 65],
])('[MEAS-26] a baseline with mean %d from %d values has mild up to %d', (mean, count, mild) => {
  expect(boundsOfBaseline(mean, count).mild).toBe(mild);
});
