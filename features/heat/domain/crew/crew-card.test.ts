import { expect, test } from 'vitest';
import type { WeatherHour } from '#weather/contract';
import { crewCard } from './crew-card.ts';
import type { Crew } from './crew-hour.ts';

const perth = { lat: -31.95, lon: 115.86 };
const crew: Crew = {
  work_rate: 6,
  clothing: 0,
  clo: 0.6,
  acclimatisation: 'unacclimatised',
  workers: 6,
};

/** An hour in Perth's summer: noon in the sun, or midnight. */
const hourOf = (utc: string, temp_c: number, short_rad: number | null): WeatherHour => ({
  ...{ time: utc, time_epoch: Date.parse(utc) / 1000, temp_c, temp_f: 0, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5, wind_degree: 90, wind_dir: 'E' },
  ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, heatindex_c: temp_c, heatindex_f: 0 },
  short_rad,
});
const noon = hourOf('2026-01-15T04:00:00Z', 38, 1000);
const night = hourOf('2026-01-15T18:00:00Z', 18, 0);

test('heavy work of new people in the noon sun is broken up, and by night it is not', () => {
  const [hot, cool] = crewCard([noon, night], perth, crew);
  expect(hot?.hour?.minutes.middle).toBeLessThan(30);
  expect(hot?.hour?.wbgt).toBeGreaterThan(28);
  expect(hot?.hour?.litres_of_crew).toBe((hot?.hour?.litres ?? 0) * 6);
  expect(cool?.hour?.minutes.middle).toBe(60);
});

test('the same hour without sun allows more work', () => {
  const [sunny, shade] = [1000, 0].map((rays) => hourOf('2026-01-15T04:00:00Z', 32, rays));
  if (sunny === undefined || shade === undefined) throw new Error('no hours');
  const [sun, cloud] = crewCard([sunny, shade], perth, {
    ...crew,
    acclimatisation: 'acclimatised',
  });
  expect(cloud?.hour?.minutes.middle).toBeGreaterThan(sun?.hour?.minutes.middle ?? 60);
});

test('without radiation, or without an assessed job, there is no card to trust', () => {
  const [unknown] = crewCard([hourOf('2026-01-15T04:00:00Z', 38, null)], perth, crew);
  expect(unknown).toMatchObject({ hour: null });
  const [unassessed] = crewCard([noon], perth, { ...crew, work_rate: -1 });
  expect(unassessed).toMatchObject({ hour: null });
});
