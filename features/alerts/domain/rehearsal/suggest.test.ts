import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTrigger } from '../rule-defaults.ts';
import { firstWithin, thresholdSteps } from './suggest.ts';

const place = { now: 0, timezone: 'UTC' };
const condition = (more: object) => ({ ...defaultTrigger('conditional', place), ...more });

test('thresholds go from the most alerts to the fewest, for operators with an order', () => {
  expect(thresholdSteps(condition({}))?.steps.slice(0, 3)).toEqual([1, 1.5, 2]);
  const falling = thresholdSteps(condition({ operator_type: '<' }))?.steps;
  expect([falling?.at(0), falling?.at(-1)]).toEqual([70, 1]);
  expect(thresholdSteps(condition({ operator_type: '=' }))).toBeNull();
  expect(thresholdSteps(defaultTrigger('status', place))).toBeNull();
  expect(thresholdSteps(defaultTrigger('aggregate_percent', place))?.steps).toHaveLength(100);
});

test('the search finds the first step with few enough alerts', async () => {
  const counts = fc
    .array(fc.nat(50), { minLength: 1, maxLength: 140 })
    .map((all) => all.toSorted((a, b) => b - a));
  await fc.assert(
    fc.asyncProperty(counts, fc.nat(60), async (all, wanted) => {
      const steps = all.map((_, nth) => nth);
      const found = await firstWithin(steps, wanted, (step) => Promise.resolve(all[step] ?? null));
      const step = all.findIndex((count) => count <= wanted);
      expect(found).toEqual(step === -1 ? null : { step, count: all[step] });
    }),
    { numRuns: 300 },
  );
});

test('a search that is stopped has no result', async () => {
  expect(await firstWithin([1, 2, 3], 5, () => Promise.resolve(null))).toBeNull();
});
