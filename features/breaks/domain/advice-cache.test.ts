import { expect, test } from 'vitest';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { createAdviceCache, prepareAdvice } from './advice-cache.ts';
import { workKinds } from './work-kinds.ts';

const place = { lat: -31.95, lon: 115.86 };
const unset = Object.fromEntries(riskFactors.map((name) => [name, unsetFactor])) as JobFactors;
const kinds = workKinds(
  [2, 4].map((rate) => ({
    ...unset,
    _metabolic_work_rate: rate as JobFactors['_metabolic_work_rate'],
  })),
  false,
);
const [light, heavy] = kinds;
const hour = (temp_c: number) =>
  ({
    ...{ time_epoch: 1_763_625_600, time: '2026-11-20 08:00', temp_c, is_day: 1, wind_kph: 10 },
    ...{ pressure_mb: 1013, humidity: 40, cloud: 0, heatindex_c: temp_c, short_rad: 500 },
  }) as WeatherHour;

test('the advice of an hour is kept by its weather, place and kind of work', () => {
  if (light === undefined || heavy === undefined) throw new Error('Two kinds of work are needed');
  const cache = createAdviceCache();
  const first = cache.get(hour(33), place, heavy);
  expect(first?.rest_minutes).toBeGreaterThan(0);
  expect(cache.get({ ...hour(33) }, { ...place }, heavy)).toBe(first);
  expect(cache.has(hour(34), place, heavy)).toBe(false);
  expect(cache.has(hour(33), { ...place, lat: -20 }, heavy)).toBe(false);
  expect(cache.has(hour(33), place, light)).toBe(false);
  expect(cache.has({ ...hour(33), correction: 1.5 }, place, heavy)).toBe(false);
});

test('only unknown advice is computed in advance, with a pause after each', async () => {
  const cache = createAdviceCache();
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const needed = { place, hours: [hour(25), hour(33)], kinds };
  await prepareAdvice(cache, needed, pause);
  expect(pauses).toBe(4);
  expect(needed.hours.every((each) => kinds.every((kind) => cache.has(each, place, kind)))).toBe(
    true,
  );
  await prepareAdvice(cache, needed, pause);
  expect(pauses).toBe(4);
});
