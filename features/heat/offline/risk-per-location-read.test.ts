import { expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import type { Copy } from '#packages/sync/offline';
import { riskPerLocation } from './risk-per-location-read.ts';

const now = Date.UTC(2026, 10, 23, 6, 20);
const context = { now, user_id: 'me' };
const current = {
  ...{ last_updated_epoch: now / 1000 - 60, last_updated: '2026-11-23 14:19', is_day: 1 },
  ...{ temp_c: 36, temp_f: 97, condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5 },
  ...{ wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8 },
  ...{ heatindex_c: 38, heatindex_f: 100.4, short_rad: null },
};
const answer = {
  location: { name: '', lat: -31.95, lon: 115.86, tz_id: 'Australia/Perth' },
  ...{ current, forecast: { forecastday: [] } },
  source: { name: 'Simulated', attribution: '', is_simulated: true, fetched_time: now },
};
const site = (tag_id: string, lat: number) => ({
  ...{ tag_id, name: tag_id, type: 'location', active: true, is_hidden: false },
  metadata: { lat, lon: 115.86 },
});
const job = (tag_id: string, metadata: object) => ({
  ...{ tag_id, name: tag_id, type: 'job', active: true, is_hidden: false, metadata },
});
const tags = [
  ...[site('Pit', -31.95), site('Yard', 5)],
  ...[job('welding', presetOf('moderate')), job('office', presetOf('very_low')), job('new', {})],
];
const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, tag_ids, active: true, is_hidden: false, experimental: false },
  ...more,
});
const people = [
  person('a', ['Pit', 'welding']),
  person('b', ['Pit', 'welding', 'office']),
  person('c', ['Pit', 'new']),
  person('d', ['Pit', 'welding'], { is_hidden: true }),
  person('e', ['Yard', 'welding']),
];
const tables: Record<string, ReadonlyMap<string, object>> = {
  organisations: new Map([
    ['org', { org_id: 'org', metadata: { _show_preview_features: true, _beta: ['heat stress'] } }],
  ]),
  tags: new Map(tags.map((tag) => [tag.tag_id, tag])),
  users: new Map(people.map((each) => [each.user_id, each])),
  forecasts: new Map([
    ['-31.95,115.86', { id: '-31.95,115.86', asked_time: now, fetched_time: now, answer }],
  ]),
};
const copy = {
  rows: (table: string) => tables[table] ?? new Map<string, object>(),
  memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
} as unknown as Copy;

test('[RISK-43] people count at the current level of each of their jobs; unassessed ones are separate', async () => {
  const [pit, yard] = await riskPerLocation.run(copy, {}, context);
  expect(pit).toMatchObject({
    ...{ name: 'Pit', isKnown: true, is_simulated: true, fetched_time: now, unassessed: 1 },
    workers: { low: 1, high: 0, extreme: 2 },
    jobs: { low: 1, high: 0, extreme: 1 },
  });
  expect(yard).toMatchObject({
    ...{ name: 'Yard', isKnown: false, fetched_time: null, unassessed: 0 },
    workers: { low: 0, high: 0, extreme: 0 },
  });
});

test('people at a high risk in mild weather are counted separately', async () => {
  const mild = { ...answer, current: { ...current, temp_c: 20, heatindex_c: 20, wind_kph: 3 } };
  const hard = job('welding', presetOf('high'));
  const copies: Record<string, ReadonlyMap<string, object>> = {
    ...tables,
    tags: new Map([...tags, hard].map((tag) => [tag.tag_id, tag])),
    forecasts: new Map([
      ['-31.95,115.86', { id: '-31.95,115.86', asked_time: now, fetched_time: now, answer: mild }],
    ]),
  };
  const mildCopy = { ...copy, rows: (table: string) => copies[table] ?? new Map() } as Copy;
  const [pit] = await riskPerLocation.run(mildCopy, {}, context);
  // 1 x (28 + 3) for the welders.
  expect(pit).toMatchObject({
    workers: { low: 1, high: 2, extreme: 0 },
    of_job: { workers: 2, jobs: 1 },
  });
});

test('weather of another hour is not the current weather', async () => {
  const later = { ...context, now: now + 2 * 3_600_000 };
  const [pit] = await riskPerLocation.run(copy, {}, later);
  expect(pit).toMatchObject({ isKnown: false, workers: { low: 0, high: 0, extreme: 0 } });
});
