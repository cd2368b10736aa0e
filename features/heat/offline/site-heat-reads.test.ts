import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import type { WeatherAnswer, WeatherHour } from '#weather/contract';
import { heatSites } from './site-heat-reads.ts';

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

const tag = (name: string, lat: number) => ({
  ...{ tag_id: name, name, type: 'location', active: true, is_hidden: false },
  metadata: { lat, lon: 115.86 },
});
const tables: Record<string, ReadonlyMap<string, object>> = {
  organisations: new Map([
    ['org', { org_id: 'org', metadata: { _show_preview_features: true, _beta: ['heat stress'] } }],
  ]),
  tags: new Map([tag('Pit', -31.95), tag('Yard', 5)].map((each) => [each.tag_id, each])),
  forecasts: new Map([
    ['-31.95,115.86', { id: '-31.95,115.86', asked_time: begin, fetched_time: begin, answer }],
  ]),
};
const copy = {
  rows: (table: string) => tables[table] ?? new Map<string, object>(),
  memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
} as unknown as Copy;

test('each site has its current heat, that of its local days, and the time of the forecast', async () => {
  const sites = await heatSites.run(copy, {}, { now: begin + 14.5 * hour, user_id: 'me' });
  expect(sites).toMatchObject([
    {
      ...{ site: { name: 'Pit' }, fetched_time: begin, is_simulated: true },
      current: { heatindex_c: 34, heatindex_score: 3, last_updated: '2026-11-23 14:00' },
      days: [{ date: '2026-11-23', max: { c: 43, time: '2026-11-23 23:00' } }],
    },
    { site: { name: 'Yard' }, fetched_time: null, current: null, days: [] },
  ]);
});

test('a forecast that does not reach now has no current heat, but its time', async () => {
  const [site] = await heatSites.run(copy, {}, { now: begin + 25 * hour, user_id: 'me' });
  expect(site).toMatchObject({ fetched_time: begin, current: null });
});
