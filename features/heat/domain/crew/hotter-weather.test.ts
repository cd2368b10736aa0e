import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { evenly } from '#packages/testing/numbers';
import { crewWeather } from './crew-card.ts';
import { commonTrigger, hourAdvice } from './hour-advice.ts';
import type { HourAdvice } from './hour-advice.ts';
import type { Crew, RestPlace } from './crew.ts';

/** An hour of a forecast, with the place and the crew that it is for. */
interface ForecastHour {
  readonly hour: WeatherHour;
  readonly place: Coordinates;
  readonly rest: RestPlace;
  readonly crew: Crew;
}

const day = 86_400;
const runs = 1000;

// Calm dry air and heavy work: one of 300 such hours let a hotter one have 5 minutes more.
const dryHour: fc.Arbitrary<ForecastHour> = fc
  .record({
    celsius: evenly(30, 46),
    vapour: fc.oneof(fc.constant(0), evenly(0, 0.6)),
    wind: fc.oneof(fc.constant(0), evenly(0, 12)),
    radiation: fc.oneof(fc.constant(0), evenly(0, 900)),
    time: fc.integer({ min: 0, max: 365 * day }),
    lat: fc.constantFrom(-32, 0, 33),
    rest: fc.constantFrom<RestPlace>('shade', 'air-conditioned'),
    isCovered: fc.boolean(),
    acclimatisation: fc.constantFrom('acclimatised', 'acclimatised', 'unknown'),
  })
  .map(({ celsius, vapour, wind, radiation, time, lat, rest, isCovered, acclimatisation }) => ({
    hour: {
      ...{ time_epoch: 1_767_225_600 + time, temp_c: celsius, heatindex_c: celsius },
      ...{ humidity: humidityOf(vapour, celsius), pressure_mb: 1000, wind_kph: wind },
      ...{ short_rad: radiation },
    } as WeatherHour,
    place: { lat, lon: 0 },
    rest,
    crew: {
      ...{ work_rate: 6, acclimatisation, workers: 1 },
      ...(isCovered ? { clothing: 3, clo: null } : { clothing: 0, clo: 0.6 }),
    },
  }));

test('a dry night with 1.2 K more gets no more work', () => {
  const hour = {
    ...{ time_epoch: 1_767_225_600, temp_c: 38.98, heatindex_c: 38.98, humidity: 0 },
    ...{ pressure_mb: 1000, wind_kph: 0, short_rad: 0 },
  } as WeatherHour;
  const crew = {
    work_rate: 6,
    clothing: 0,
    clo: 0.6,
    acclimatisation: 'acclimatised',
    workers: 1,
  } as const;
  const one = { hour, place: { lat: 33, lon: 0 }, rest: 'shade', crew } as const;
  const hotter = adviceOf({ ...one, hour: hotterBy(hour, 1.18) });
  expect(hotter.work_minutes).toBeLessThanOrEqual(adviceOf(one).work_minutes);
});

test(`in ${String(runs)} dry hours a hotter one of the same vapour never gets more work or less water`, () => {
  fc.assert(
    fc.property(dryHour, evenly(0.1, 3), (one, kelvin) => {
      const advice = adviceOf(one);
      const hotter = adviceOf({ ...one, hour: hotterBy(one.hour, kelvin) });
      expect(hotter.work_minutes).toBeLessThanOrEqual(advice.work_minutes);
      expect(hotter.water.litres).toBeGreaterThanOrEqual(advice.water.litres);
    }),
    { numRuns: runs },
  );
}, 60_000);

function hotterBy(hour: WeatherHour, kelvin: number): WeatherHour {
  const temp_c = hour.temp_c + kelvin;
  const vapour = (hour.humidity / 100) * saturated(hour.temp_c);
  return { ...hour, temp_c, humidity: humidityOf(vapour, temp_c) };
}

function adviceOf({ hour, place, rest, crew }: ForecastHour): HourAdvice {
  const advice = hourAdvice(crewWeather(hour, place, rest), crew, commonTrigger);
  if (advice === null) throw new Error('The hour has no advice.');
  return advice;
}

/** Percent, of a vapour pressure in kPa. */
function humidityOf(vapour: number, celsius: number): number {
  return (100 * vapour) / saturated(celsius);
}

function saturated(celsius: number): number {
  return 0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}
