import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallBuckets } from './call-buckets.ts';

test('a burst is allowed, then calls at the refill rate', () => {
  const buckets = createCallBuckets({ atOnce: 3, perSecond: 2 });
  expect([0, 0, 0, 0].map((now) => buckets.wait('a', now))).toEqual([0, 0, 0, 0.5]);
  expect(buckets.wait('b', 0)).toBe(0);
  expect(buckets.wait('a', 499)).toBeGreaterThan(0);
  expect(buckets.wait('a', 500)).toBe(0);
  expect(buckets.wait('a', 500)).toBeGreaterThan(0);
});

test('admits a caller who waits as requested', () => {
  const pauses = fc.array(fc.nat({ max: 700 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(pauses, (given) => {
      const buckets = createCallBuckets({ atOnce: 4, perSecond: 3 });
      let now = 0;
      for (const pause of given) {
        now += pause;
        const seconds = buckets.wait('a', now);
        if (seconds === 0) continue;
        now += Math.ceil(seconds * 1000);
        expect(buckets.wait('a', now)).toBe(0);
      }
    }),
  );
});

test('over any time the number of calls is limited by capacity and refill', () => {
  const pauses = fc.array(fc.nat({ max: 700 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(pauses, (given) => {
      const buckets = createCallBuckets({ atOnce: 4, perSecond: 3 });
      let now = 0;
      let through = 0;
      for (const pause of given) {
        now += pause;
        if (buckets.wait('a', now) === 0) through += 1;
      }
      expect(through).toBeLessThanOrEqual(4 + (now / 1000) * 3 + 1e-6);
    }),
  );
});

test('inactive callers are forgotten, a flooding one is not', () => {
  const buckets = createCallBuckets({ atOnce: 1, perSecond: 1 });
  buckets.wait('flood', 1999);
  for (let who = 0; who < 1500; who += 1) buckets.wait(String(who), 0);
  expect(buckets.wait('flood', 2000)).toBeGreaterThan(0);
});
