import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { radiantTemperature } from './wbgt-of-forecast.ts';
import { surroundingsOf } from './surroundings.ts';
import type { Weather } from './surroundings.ts';

const noon: Weather = {
  ...{ celsius: 34, humidity: 28, pressure: 955, wind: 3.5 },
  ...{ radiation: 950, direct: 0.85, sun: 0.95 },
};
const radiant = (change: Partial<Weather>) =>
  radiantTemperature(surroundingsOf({ ...noon, ...change }));

test('in full sun at noon it is some 30 degrees above the air, at night below it', () => {
  expect(radiant({})).toBeGreaterThan(60);
  expect(radiant({})).toBeLessThan(72);
  const night = radiant({ radiation: 0, direct: 0, sun: -0.2 });
  expect(night).toBeLessThan(noon.celsius);
  expect(night).toBeGreaterThan(noon.celsius - 15);
});

test('a standing person receives more of the same beam from a low sun than from a high one', () => {
  const beamAt = (sun: number) => radiant({ sun, radiation: 700 * sun, direct: 0.9 });
  expect(beamAt(0.5)).toBeGreaterThan(beamAt(0.99));
});

test('more sun never lowers it', () => {
  fc.assert(
    fc.property(evenly(0, 1000), evenly(0, 300), evenly(0.05, 1), (radiation, more, sun) => {
      expect(radiant({ sun, radiation: radiation + more })).toBeGreaterThanOrEqual(
        radiant({ sun, radiation }),
      );
    }),
  );
});

test('without radiation data there is none', () => {
  expect(radiant({ radiation: Number.NaN })).toBeNaN();
});
