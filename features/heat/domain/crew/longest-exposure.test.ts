import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { longestExposure, longestWork } from './longest-exposure.ts';

const mild = { celsius: 20, radiant: 30, humidity: 50, wind: 1.5 };
const hot = { celsius: 40, radiant: 75, humidity: 40, wind: 1 };
const work = { watts: 300, clo: 0.6, isAcclimatised: true };

test('a mild day is worked through, a hot and moist one is not', () => {
  expect(longestExposure(mild, work)).toBe(longestWork);
  expect(longestExposure(hot, work)).toBeLessThan(120);
});

test('harder work in the heat does not last as long', () => {
  const of = (watts: number) => longestExposure(hot, { ...work, watts }) ?? Number.NaN;
  expect(of(415)).toBeLessThan(of(180));
});

test('whatever the air, it is some of half a shift, or nobody can tell', () => {
  fc.assert(
    fc.property(evenly(-20, 60), evenly(0, 100), evenly(0, 20), (celsius, humidity, wind) => {
      const air = { celsius, radiant: celsius + 25, humidity, wind };
      const minutes = longestExposure(air, work) ?? longestWork;
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThanOrEqual(longestWork);
    }),
  );
});

test('air beyond the range of the standard has no time to trust, and unknown air none at all', () => {
  expect(longestExposure({ ...hot, celsius: 51 }, work)).toBeNull();
  expect(longestExposure({ ...hot, celsius: 38, humidity: 80 }, work)).toBeNull();
  expect(longestExposure({ ...hot, celsius: Number.NaN }, work)).toBeNaN();
});
