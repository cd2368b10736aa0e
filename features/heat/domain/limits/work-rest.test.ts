import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureLimit, rateAtLimit } from './exposure-limit.ts';
import { rateBand } from './metabolic-class.ts';
import { workMinutes } from './work-rest.ts';
import type { WorkPlace } from './work-rest.ts';
import { evenly } from '#packages/testing/numbers';

const place: WorkPlace = {
  wbgt: 25,
  wbgt_at_rest: 25,
  clothing: 0,
  watts: 300,
  crew: 'acclimatised',
};

test('work within the limit needs no break, and above the limit of rest no work is allowed', () => {
  expect(workMinutes(place)).toBe(60);
  expect(workMinutes({ ...place, wbgt: 28.2, wbgt_at_rest: 28.2 })).toBe(60);
  expect(workMinutes({ ...place, wbgt: 28.3, wbgt_at_rest: 28.3 })).toBe(55);
  expect(workMinutes({ ...place, wbgt: 34, wbgt_at_rest: 34 })).toBe(0);
  expect(workMinutes({ ...place, wbgt: Number.NaN })).toBeNaN();
});

test('minutes of work are in steps of five, the most within the limit', () => {
  const any = fc.record({
    wbgt: evenly(15, 40),
    wbgt_at_rest: evenly(15, 33),
    clothing: fc.constantFrom(-1, 0, 0.5, 1, 3, 11),
    watts: evenly(117, 520),
    crew: fc.constantFrom('acclimatised' as const, 'unacclimatised' as const),
  });
  const isWithin = (one: WorkPlace, minutes: number) => {
    const share = minutes / 60;
    const mean = share * (one.wbgt + one.clothing) + (1 - share) * one.wbgt_at_rest;
    return mean <= exposureLimit(share * one.watts + (1 - share) * 115, one.crew);
  };
  fc.assert(
    fc.property(any, (one) => {
      const minutes = workMinutes(one);
      expect(minutes % 5).toBe(0);
      if (minutes > 0) expect(isWithin(one, minutes)).toBe(true);
      for (let more = minutes + 5; more <= 60; more += 5) expect(isWithin(one, more)).toBe(false);
    }),
  );
});

test('the rate at a limit has that limit', () => {
  fc.assert(
    fc.property(
      evenly(20, 34),
      fc.constantFrom('acclimatised' as const, 'unacclimatised' as const),
      (wbgt, crew) => {
        expect(exposureLimit(rateAtLimit(wbgt, crew), crew)).toBeCloseTo(wbgt, 6);
      },
    ),
  );
});

test('a work rate is a range of watts, and one that is not assessed is null', () => {
  expect(rateBand(4)).toEqual({ least: 234, middle: 300, most: 349 });
  expect(rateBand(-1)).toBeNull();
});
