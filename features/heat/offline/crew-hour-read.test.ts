import { expect, test } from 'vitest';
import { commonTrigger, crewCard } from '#heat/domain';
import { factorsOf, presetOf } from '#jobs/domain';
import type { Copy } from '#packages/sync/offline';
import type { WeatherAnswer, WeatherHour } from '#weather/contract';
import { crewHour } from './crew-hour-read.ts';

const begin = Date.UTC(2026, 10, 22, 16);
const hour = 3_600_000;
const hours = Array.from({ length: 24 }, (_, nth): WeatherHour => ({
  ...{ time_epoch: (begin + nth * hour) / 1000, is_day: 1, condition: { text: 'Sunny' } },
  ...{ time: `2026-11-23 ${String(nth).padStart(2, '0')}:00`, temp_c: 18 + nth, temp_f: 0 },
  ...{ wind_kph: 12, wind_mph: 7.5, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, heatindex_c: 20 + nth, heatindex_f: 0 },
  short_rad: nth > 6 && nth < 18 ? 700 : 0,
}));
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const answer: WeatherAnswer = {
  location: { name: '', lat: -31.95, lon: 115.86, tz_id: 'Australia/Perth' },
  current: null,
  forecast: { forecastday: [{ date: '2026-11-23', day, hour: hours }] },
  source: { name: 'Simulated', attribution: '', is_simulated: true, fetched_time: begin },
};
const tag = (tag_id: string, type: string, metadata: object = {}) => ({
  ...{ tag_id, name: tag_id, type, active: true, is_hidden: false, metadata },
});
const person = (user_id: string, ...tag_ids: string[]) => ({
  ...{ user_id, tag_ids, active: true, is_hidden: false, experimental: false },
});
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const place = { lat: -31.95, lon: 115.86 };
const light = { ...factorsOf(presetOf('high')), _metabolic_work_rate: 2 };
const heavy = { ...factorsOf(presetOf('very_low')), _metabolic_work_rate: 6 };
const tables: Record<string, ReadonlyMap<string, object>> = {
  organisations: new Map([
    ['org', { org_id: 'org', metadata: { _show_preview_features: true, _beta: ['heat stress'] } }],
  ]),
  tags: rowsOf(
    [
      ...[tag('Pit', 'location', place), tag('Yard', 'location', { lat: 5, lon: 7 })],
      ...[tag('Camp', 'location', place), tag('drive', 'job', light), tag('dig', 'job', heavy)],
    ],
    'tag_id',
  ),
  users: rowsOf(
    [person('a', 'Pit', 'drive'), person('b', 'Pit', 'dig'), person('c', 'Yard', 'dig')],
    'user_id',
  ),
  forecasts: new Map([
    ['-31.95,115.86', { id: '-31.95,115.86', asked_time: begin, fetched_time: begin, answer }],
  ]),
};
const copy = {
  rows: (table: string) => tables[table] ?? new Map<string, object>(),
  memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
} as unknown as Copy;
const at = (tag_id: string, now: number) =>
  crewHour.run(copy, { tag_id }, { now: begin + now * hour, user_id: 'me' });

test('the hour has the numbers of the crew card, of the job that may work least', async () => {
  const found = await at('Pit', 13.5);
  if (typeof found === 'string') throw new Error(found);
  // The light job is the most hazardous one, and may work longer.
  expect(found.job.tag_id).toBe('dig');
  expect(found.others).toBe(1);
  const plan = {
    place,
    crew: {
      ...{ work_rate: 6, clothing: 0, clo: 0.6, workers: 1 },
      acclimatisation: found.assumed.used,
    },
    ...{ rest: 'shade' as const, trigger: commonTrigger },
  };
  const card = crewCard(answer.forecast.forecastday, '2026-11-23', plan);
  expect(found.advice).toEqual(card[13]?.advice);
  expect(found.hours.map(({ advice }) => advice)).toEqual(
    card.slice(13, 17).map(({ advice }) => advice),
  );
  expect(found.plan).toEqual(plan);
  expect(found.date).toBe('2026-11-23');
});

test('without a place, a job or weather it says which of them is missing', async () => {
  expect(await at('Shed', 13)).toBe('no_site');
  expect(await at('Camp', 13)).toBe('no_jobs');
  expect(await at('Yard', 13)).toBe('no_weather');
  expect(await at('Pit', 40)).toBe('no_weather');
});
