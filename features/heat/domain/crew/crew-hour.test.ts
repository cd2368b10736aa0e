import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewHour } from './crew-hour.ts';
import type { Crew, CrewWeather } from './crew-hour.ts';
import { longestWork } from './longest-exposure.ts';
import { mostWater } from './water-need.ts';
import { evenly } from '#packages/testing/numbers';

const crew: Crew = {
  work_rate: 4,
  clothing: 0,
  clo: 0.6,
  acclimatisation: 'acclimatised',
  workers: 6,
};
const mild: CrewWeather = {
  ...{ celsius: 20, radiant: 30, humidity: 50, wind: 1.5 },
  ...{ wbgt: 17, wbgt_at_rest: 16 },
};
const hot: CrewWeather = {
  ...{ celsius: 40, radiant: 75, humidity: 25, wind: 1.5 },
  ...{ wbgt: 31.5, wbgt_at_rest: 27 },
};

test('a mild hour is worked through with little water, a hot one is broken up and thirsty', () => {
  expect(crewHour(mild, crew)).toMatchObject({ minutes: { least: 60, middle: 60, most: 60 } });
  expect(crewHour(mild, crew)?.litres).toBeLessThanOrEqual(0.5);
  const hour = crewHour(hot, crew);
  expect(hour?.minutes.least).toBeLessThan(hour?.minutes.most ?? 0);
  expect(hour?.minutes.middle).toBeLessThan(60);
  expect(hour?.litres).toBeGreaterThan(0.5);
  expect(hour?.litres_of_crew).toBe((hour?.litres ?? 0) * 6);
});

test('how long nobody needs a break is a band, and not told of clothes that let no vapour through', () => {
  const longest = crewHour(hot, crew)?.longest;
  expect(longest?.least).toBeLessThan(longest?.middle ?? 0);
  expect(crewHour(mild, crew)?.longest).toEqual({ least: longestWork, middle: longestWork });
  expect(crewHour(hot, { ...crew, clo: null })?.longest).toBeNull();
});

test('work that nobody assessed, and an hour without a WBGT, have no card', () => {
  expect(crewHour(mild, { ...crew, work_rate: -1 })).toBeNull();
  expect(crewHour({ ...mild, wbgt: Number.NaN }, crew)).toBeNull();
});

const weather = fc.record({
  celsius: evenly(-20, 55),
  radiant: evenly(-20, 110),
  humidity: evenly(0, 100),
  wind: evenly(0, 20),
  wbgt: evenly(-10, 40),
  wbgt_at_rest: evenly(-10, 40),
});

test('whatever the weather, minutes are a band and water is safe to drink', () => {
  fc.assert(
    fc.property(weather, fc.constantFrom(2, 4, 6), (any, work_rate) => {
      const hour = crewHour(any, { ...crew, work_rate });
      expect(hour?.minutes.least).toBeLessThanOrEqual(hour?.minutes.middle ?? -1);
      expect(hour?.minutes.middle).toBeLessThanOrEqual(hour?.minutes.most ?? -1);
      expect(hour?.litres).toBeGreaterThan(0);
      expect(hour?.litres).toBeLessThanOrEqual(mostWater);
    }),
  );
});
