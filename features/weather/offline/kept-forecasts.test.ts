import { expect, test } from 'vitest';
import type { Copy, Row } from '#packages/sync/offline';
import type { WeatherAnswer } from '#weather/contract';
import { siteForecasts } from './kept-forecasts.ts';
import { weatherForecastOf, weatherSitesAll } from './weather-reads.ts';

const now = Date.UTC(2026, 10, 23, 6);
const minute = 60_000;
const context = { now, user_id: 'me' };

const site = (name: string, lat: number, lon: number, more: object = {}) => ({
  ...{ tag_id: name, name, type: 'location', active: true, is_hidden: false },
  metadata: { lat, lon },
  ...more,
});
const tags = [
  ...[site('South Pit', -31.95, 115.86), site('South Yard', -31.9512, 115.8599)],
  ...[site('North Pit', 0, 115.1), site('Nowhere', 0, 0)],
  ...[site('Gone', 1, 1, { active: false }), site('Hidden', 2, 2, { is_hidden: true })],
  ...[site('Crew', 3, 3, { type: 'default' }), site('Odd', 4, 4, { metadata: { lat: 'x' } })],
];

function copyOf(forecasts: readonly Row[] = [], beta = ['heat stress'], more = {}): Copy {
  const metadata = { _show_preview_features: true, _beta: beta, ...more };
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata }]]),
    tags: new Map(tags.map((tag) => [tag.tag_id, tag])),
    forecasts: new Map(forecasts.map((row) => [String(row['id']), row])),
  };
  return {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

const answerOf = (fetched_time: number | null): WeatherAnswer => ({
  location: { name: '', lat: -31.95, lon: 115.86, tz_id: 'Australia/Perth' },
  current: null,
  forecast: { forecastday: [] },
  source: { name: 'Simulated', attribution: '', is_simulated: true, fetched_time },
});

const dayOf = (date: string) => ({
  date,
  day: {
    ...{ mintemp_c: 20, mintemp_f: 68, maxtemp_c: 40, maxtemp_f: 104, avghumidity: 30 },
    ...{ maxwind_kph: 10, maxwind_mph: 6, condition: { text: '' } },
  },
  hour: [],
});

function firstWanted() {
  const found = siteForecasts.wanted(copyOf(), 0).find(({ id }) => id === '-31.95,115.86');
  if (found === undefined) throw new Error('not wanted');
  return found;
}

test('a forecast is requested once for each place of a visible location', () => {
  expect(siteForecasts.wanted(copyOf(), 0).map(({ path }) => path)).toEqual([
    '/v3/external/weather/forecast?lat=0&lon=115.1',
    '/v3/external/weather/forecast?lat=-31.95&lon=115.86',
  ]);
  expect(siteForecasts.wanted(copyOf([], []), 0)).toEqual([]);
});

test('[PLAT-24] with a heat index threshold locations have weather also without heat stress', async () => {
  const copy = copyOf([], [], { _heat_index_threshold: 38 });
  expect(siteForecasts.wanted(copy, 0)).toHaveLength(2);
  expect(await weatherSitesAll.run(copy, {}, context)).toHaveLength(3);
  const cleared = copyOf([], [], { _heat_index_threshold: null });
  expect(await weatherSitesAll.run(cleared, {}, context)).toEqual([]);
});

test('a forecast is requested again after half an hour, and when the clock was set back', () => {
  const { isDue, rowOf } = firstWanted();
  const kept = rowOf({ ...answerOf(now) }, undefined, now) ?? {};
  expect(isDue(undefined, now)).toBe(true);
  expect(isDue(kept, now + 30 * minute - 1)).toBe(false);
  expect(isDue(kept, now + 30 * minute)).toBe(true);
  expect(isDue(kept, now - 30 * minute)).toBe(true);
});

test('neither an empty result nor an older one replaces the last good one', () => {
  const { rowOf } = firstWanted();
  const kept = rowOf({ ...answerOf(now) }, undefined, now) ?? {};
  expect(rowOf({ ...answerOf(null) }, kept, now + minute)).toBeNull();
  expect(rowOf({ forecast: 'none' }, kept, now + minute)).toBeNull();
  expect(rowOf({ ...answerOf(now - minute) }, kept, now + minute)).toEqual({
    ...kept,
    asked_time: now + minute,
  });
  expect(rowOf({ ...answerOf(now + 1) }, kept, now + minute)).toMatchObject({
    fetched_time: now + 1,
  });
});

test('the last days before a new forecast stay known, for shifts over midnight', () => {
  const { rowOf } = firstWanted();
  const daily = (fetched: number, ...dates: string[]) => ({
    ...answerOf(fetched),
    forecast: { forecastday: dates.map((date) => dayOf(date)) },
  });
  const datesOf = (row: Row | null) =>
    ((row ?? {})['earlier'] as { date: string }[]).map(({ date }) => date);
  const first = rowOf(daily(now, '2026-11-21', '2026-11-22'), undefined, now);
  expect(datesOf(first)).toEqual([]);
  const second = rowOf(daily(now + 1, '2026-11-22', '2026-11-23'), first ?? {}, now);
  expect(datesOf(second)).toEqual(['2026-11-21']);
  const third = rowOf(daily(now + 2, '2026-11-22', '2026-11-23'), second ?? {}, now);
  expect(datesOf(third)).toEqual(['2026-11-21']);
  const later = rowOf(daily(now + 3, '2026-11-25'), third ?? {}, now);
  expect(datesOf(later)).toEqual(['2026-11-22', '2026-11-23']);
});

test('a location has the forecast of its place with its time, or none', async () => {
  const kept = firstWanted().rowOf({ ...answerOf(now) }, undefined, now) ?? {};
  const copy = copyOf([kept]);
  const read = (tag_id: string) => weatherForecastOf.run(copy, { tag_id }, context);
  expect(await read('South Yard')).toMatchObject({
    ...{ fetched_time: now, is_simulated: true, zone: 'Australia/Perth' },
    answer: answerOf(now),
  });
  for (const tag_id of ['North Pit', 'Nowhere', 'Hidden', 'unknown']) {
    expect(await read(tag_id)).toBeNull();
  }
  const sites = await weatherSitesAll.run(copy, {}, context);
  expect(sites.map(({ name }) => name)).toEqual(['North Pit', 'South Pit', 'South Yard']);
});
