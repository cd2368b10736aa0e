import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { boundsOfMean, defaultBounds } from './hydration-bounds.ts';
import {
  hydrationStates,
  hydrationStatus,
  hydrationStatuses,
  needsAction,
} from './hydration-status.ts';

test.each([
  [0, 'hydrated'],
  [29, 'hydrated'],
  [65, 'hydrated'],
  [65.1, 'mild'],
  [100, 'mild'],
  [101, 'moderate'],
  [150, 'moderate'],
  [150.5, 'severe'],
  [400, 'severe'],
])('[MEAS-22, MEAS-23, MEAS-24, MEAS-25] %d mOsm is %s by the default bounds', (value, status) => {
  expect(hydrationStatus(value, defaultBounds)).toBe(status);
});

test('the same value has another status against a personal mean', () => {
  expect(hydrationStatus(62, defaultBounds)).toBe('hydrated');
  expect(hydrationStatus(62, boundsOfMean(46))).toBe('mild');
});

test('a higher value is never a milder status', () => {
  const mean = evenly(1, 200);
  const value = evenly(0, 1000);
  fc.assert(
    fc.property(mean, value, value, (m, a, b) => {
      const rank = (x: number) => hydrationStatuses.indexOf(hydrationStatus(x, boundsOfMean(m)));
      expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
    }),
  );
});

test('moderate and severe need action', () => {
  expect(hydrationStates.filter(needsAction)).toEqual(['moderate', 'severe']);
});
