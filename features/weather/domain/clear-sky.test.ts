import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { clearnessOf, clearRadiation, radiationAtEnd, throughClouds } from './clear-sky.ts';

const hour = 3_600_000;
const perth = { lat: -31.95, lon: 115.86 };
const moment = fc.record({
  lat: evenly(-66, 66),
  lon: evenly(-180, 180),
  time: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
});

test('clear sky radiation is some 1000 W/m2 at noon, and none at midnight', () => {
  expect(clearRadiation(Date.parse('2026-12-21T04:15:00Z'), perth)).toBeGreaterThan(980);
  expect(clearRadiation(Date.parse('2026-12-21T04:15:00Z'), perth)).toBeLessThan(1080);
  expect(clearRadiation(Date.parse('2026-12-21T16:15:00Z'), perth)).toBe(0);
});

test('a mean becomes the radiation of its end: more in the morning, less in the evening', () => {
  const at = (time: string, mean: number) => {
    const to = Date.parse(time);
    return radiationAtEnd({ from: to - hour, to, mean }, perth);
  };
  expect(at('2026-12-21T00:00:00Z', 400)).toBeGreaterThan(450);
  expect(at('2026-12-21T09:00:00Z', 400)).toBeLessThan(350);
});

test('the radiation is never below 0, nor far above a clear sky, for any mean', () => {
  fc.assert(
    fc.property(moment, evenly(0, 1500), evenly(60_000, 6 * hour), (place, mean, span) => {
      const measured = { from: place.time - span, to: place.time, mean };
      const radiation = radiationAtEnd(measured, place);
      expect(radiation).toBeGreaterThanOrEqual(0);
      expect(radiation).toBeLessThanOrEqual(clearRadiation(place.time, place) * 1.25 + 0.05);
    }),
  );
});

test('a higher mean never gives a lower radiation', () => {
  fc.assert(
    fc.property(moment, evenly(0, 900), evenly(0, 300), (place, mean, more) => {
      const span = { from: place.time - hour, to: place.time };
      expect(clearnessOf({ ...span, mean: mean + more }, place)).toBeGreaterThanOrEqual(
        clearnessOf({ ...span, mean }, place),
      );
    }),
  );
});

test('clouds transmit between all and a quarter', () => {
  expect(throughClouds(0)).toBe(1);
  expect(throughClouds(50)).toBeCloseTo(0.93, 2);
  expect(throughClouds(100)).toBeCloseTo(0.25, 9);
});
