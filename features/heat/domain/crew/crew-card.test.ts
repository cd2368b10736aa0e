import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
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

const date = '2026-01-15';
const dayOf = (hour: readonly WeatherHour[]): WeatherDay => ({
  date,
  day: {
    ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
    ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
  },
  hour: [...hour],
});
const cardOf = (hours: readonly WeatherHour[], of: Crew = crew) =>
  crewCard([dayOf(hours)], date, perth, of);

/** An hour in Perth's summer: noon in the sun, or midnight. */
const hourOf = (utc: string, temp_c: number, short_rad: number | null): WeatherHour => ({
  ...{ time: `${date} ${utc.slice(11, 16)}`, time_epoch: Date.parse(utc) / 1000 },
  ...{ temp_c, temp_f: 0, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5, wind_degree: 90, wind_dir: 'E' },
  ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, heatindex_c: temp_c, heatindex_f: 0 },
  short_rad,
});
const noon = hourOf('2026-01-15T04:00:00Z', 38, 1000);
const night = hourOf('2026-01-15T18:00:00Z', 18, 0);

test('heavy work of new people in the noon sun is broken up, and by night it is not', () => {
  const card = cardOf([noon, night]);
  const [hot, cool] = [card[0], card.at(-1)];
  expect(hot?.hour?.minutes.middle).toBeLessThan(30);
  expect(hot?.hour?.wbgt).toBeGreaterThan(28);
  expect(hot?.hour?.litres_of_crew).toBe((hot?.hour?.litres ?? 0) * 6);
  expect(cool?.hour?.minutes.middle).toBe(60);
});

test('the same hour without sun allows more work', () => {
  const [sunny, shade] = [1000, 0].map((rays) => hourOf('2026-01-15T04:00:00Z', 32, rays));
  if (sunny === undefined || shade === undefined) throw new Error('no hours');
  const used: Crew = { ...crew, acclimatisation: 'acclimatised' };
  const [[sun], [cloud]] = [cardOf([sunny], used), cardOf([shade], used)];
  expect(cloud?.hour?.minutes.middle).toBeGreaterThan(sun?.hour?.minutes.middle ?? 60);
});

test('without radiation, or without an assessed job, there is no card to trust', () => {
  const [unknown] = cardOf([hourOf('2026-01-15T04:00:00Z', 38, null)]);
  expect(unknown).toMatchObject({ hour: null });
  const [unassessed] = cardOf([noon], { ...crew, work_rate: -1 });
  expect(unassessed).toMatchObject({ hour: null });
});

test('a day of which nothing is told, between two that are, has no card', () => {
  const later = hourOf('2026-01-18T04:00:00Z', 38, 900);
  const days = [
    dayOf([noon]),
    { ...dayOf([{ ...later, time: '2026-01-18 04:00' }]), date: '2026-01-18' },
  ];
  expect(crewCard(days, '2026-01-16', perth, crew)).toEqual([]);
});

test('an hour that nobody told stands on the card, and nothing is said of it', () => {
  const after = hourOf('2026-01-15T06:00:00Z', 38, 900);
  const other = { ...dayOf([night]), date: '2026-01-16' };
  const card = crewCard([dayOf([noon, after]), other], date, perth, crew);
  expect(card.slice(0, 3).map(({ time, hour }) => [time, hour === null])).toEqual([
    ...[
      ['2026-01-15 04:00', false],
      ['2026-01-15 05:00', true],
      ['2026-01-15 06:00', false],
    ],
  ]);
});
