import { expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import type { Copy } from '#packages/sync/offline';
import type { WeatherAnswer, WeatherHour } from '#weather/contract';
import { heatMap } from './heat-map-read.ts';

const begin = Date.UTC(2026, 10, 22, 16);
const hour = 3_600_000;

/** A day in Perth, each hour a degree hotter. */
const hours = Array.from({ length: 24 }, (_, nth): WeatherHour => ({
  ...{ time_epoch: (begin + nth * hour) / 1000, is_day: 1, condition: { text: 'Sunny' } },
  ...{ time: `2026-11-23 ${String(nth).padStart(2, '0')}:00`, temp_c: nth, temp_f: 0 },
  ...{ wind_kph: 4, wind_mph: 2.5, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, heatindex_c: 20 + nth, heatindex_f: 0, short_rad: null },
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
const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, tag_ids, active: true, is_hidden: false, experimental: false, ...more },
});
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const tables: Record<string, ReadonlyMap<string, object>> = {
  organisations: new Map([
    ['org', { org_id: 'org', metadata: { _show_preview_features: true, _beta: ['heat stress'] } }],
  ]),
  tags: rowsOf(
    [
      ...[tag('Pit', 'location', { lat: -31.95, lon: 115.86 })],
      ...[tag('Yard', 'location', { lat: 5, lon: 7 }), tag('Shed', 'location')],
      ...[tag('weld', 'job', presetOf('high')), tag('drive', 'job', presetOf('very_low'))],
      tag('new', 'job'),
    ],
    'tag_id',
  ),
  users: rowsOf(
    [
      ...[person('a', ['Pit', 'drive']), person('b', ['Pit', 'weld', 'Shed'])],
      ...[person('c', ['Pit', 'weld'], { is_hidden: true }), person('d', ['Yard', 'new'])],
      person('e', ['Pit'], { experimental: true }),
    ],
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
const run = (date: string | null, job_id: string | null = null) =>
  heatMap.run(copy, { date, job_id }, { now: begin + 14.5 * hour, user_id: 'me' });

test('[TAG-22] each location has its people, its current heat and the highest risk of their jobs', async () => {
  const { sites, unplaced, mayPlace } = await run(null);
  expect(sites).toMatchObject([
    {
      ...{ name: 'Pit', workers: 2, fetched_time: begin, is_simulated: true },
      moment: { time: '2026-11-23 14:00', heat_index: 34, air: 14 },
      // 3 points of heat, 28 of hazard and 3 of a wind of 4 km/h.
      risk: 3 * 31,
    },
    { name: 'Yard', workers: 1, hazards: [-1], moment: null, risk: null, fetched_time: null },
  ]);
  expect(unplaced).toEqual([{ tag_id: 'Shed', name: 'Shed', workers: 1 }]);
  expect(mayPlace).toBe(false);
});

test('a day is represented by its worst hour; a day beyond the forecast has no heat', async () => {
  const [pit] = (await run('2026-11-23')).sites;
  expect(pit?.moment).toMatchObject({ time: '2026-11-23 23:00', heat_index: 43 });
  expect(pit?.risk).toBe(4 * 31);
  const [none] = (await run('2026-11-30')).sites;
  expect(none).toMatchObject({ moment: null, risk: null });
});

test('with one job only its people, places and risk are returned', async () => {
  const { sites, unplaced } = await run(null, 'drive');
  expect(sites).toMatchObject([{ name: 'Pit', workers: 1, risk: 3 * 7 }]);
  expect(unplaced).toEqual([]);
});
