import { expect, test } from 'vitest';
import { optimalZone } from './hydration-baseline.ts';

test('[MEAS-28] the optimal zone is one deviation to either side', () => {
  expect(optimalZone(46, 7)).toEqual({ from: 39, to: 53 });
});
