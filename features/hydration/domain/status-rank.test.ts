import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { boundsOfMean } from './hydration-bounds.ts';
import { hydrationStatus, hydrationStatuses } from './hydration-status.ts';
import { statusRank } from './status-rank.ts';

test('the rank is the index of the status, also at every bound', () => {
  const mean = fc.oneof(fc.integer({ min: 1, max: 200 }), evenly(1, 200));
  const factor = fc.constantFrom(0.5, 1.3, 2, 3, 3.3);
  const noise = fc.constantFrom(-0.1, 0, 0.1);
  fc.assert(
    fc.property(mean, factor, noise, (m, times, off) => {
      const value = times * m + off;
      const status = hydrationStatus(value, boundsOfMean(m));
      expect(hydrationStatuses[statusRank(value, m)]).toBe(status);
    }),
  );
});
