import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { radiantTemperature } from './radiant-temperature.ts';

test('a globe as warm as the air sees surroundings as warm as itself, in any wind', () => {
  fc.assert(
    fc.property(evenly(-20, 60), evenly(0, 20), (celsius, wind) => {
      expect(radiantTemperature(celsius, celsius, wind)).toBeCloseTo(celsius, 6);
    }),
  );
});

test('a warmer globe sees warmer surroundings than itself, the more so in wind', () => {
  const still = radiantTemperature(45, 30, 0.3);
  expect(still).toBeGreaterThan(45);
  expect(radiantTemperature(45, 30, 3)).toBeGreaterThan(still);
});

test('it is a number for any globe, air and wind', () => {
  fc.assert(
    fc.property(evenly(-40, 90), evenly(-40, 60), evenly(0, 40), (globe, air, wind) => {
      expect(radiantTemperature(globe, air, wind)).toBeGreaterThanOrEqual(-273);
    }),
  );
});
