import { expect, test } from 'vitest';
import { factorsOf, presetOf } from '#jobs/domain';
import type { Copy } from '#packages/sync/offline';
import { stoppedWork } from './stopped-work.ts';

const hour = 3_600_000;
/** A Monday in July, 11:20 in Qatar. */
const now = Date.UTC(2026, 6, 20, 8, 20);
const zone = 'Asia/Qatar';
const place = { lat: 25.3, lon: 51.5 };
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const tag = (tag_id: string, type: string, metadata: object = {}) => ({
  ...{ tag_id, name: tag_id, type, metadata, active: true, is_hidden: false },
});
const person = (user_id: string, ...tag_ids: string[]) => ({
  ...{ user_id, name_first: user_id, name_last: '', tag_ids, metadata: {} },
  ...{ active: true, is_hidden: false, experimental: false },
});
/** Hours from 06:00 of this day in Qatar, of this air temperature. */
const forecast = (celsius: readonly number[]) => ({
  ...{ id: '25.3,51.5', asked_time: now, fetched_time: now },
  answer: {
    location: { name: '', ...place, tz_id: zone },
    current: null,
    forecast: {
      forecastday: [
        {
          ...{ date: '2026-07-20', day: {} },
          hour: celsius.map((temp_c, nth) => ({
            time_epoch: Date.UTC(2026, 6, 20, 3 + nth) / 1000,
            time: `2026-07-20 ${String(6 + nth).padStart(2, '0')}:00`,
            ...{ temp_c, is_day: 1, condition: { text: '' }, wind_kph: 8, wind_degree: 0 },
            ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 5 },
            ...{ heatindex_c: temp_c + 4, short_rad: 600 },
          })),
        },
      ],
    },
    source: { name: 'Test', attribution: '', is_simulated: true, fetched_time: now },
  },
});

interface Known {
  celsius?: readonly number[];
  pack?: string;
  sun?: number;
  at?: number;
  /** Of the location: coordinates, or nothing. */
  metadata?: object;
  /** Somebody at the location who has no job. */
  others?: readonly string[];
}

function read(known: Known = {}) {
  const { celsius = [], pack = 'qa-17-2021', sun = 3, at = now } = known;
  const { metadata = place, others = [] } = known;
  const weld = { ...factorsOf(presetOf('high')), _metabolic_work_rate: 4, _sun_exposure: sun };
  const on = { _show_preview_features: true, _beta: ['heat stress'] };
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata: on }]]),
    tags: rowsOf(
      [
        ...[tag('Pit', 'location', metadata), tag('Empty', 'location', place)],
        ...[tag('weld', 'job', weld), tag('store', 'job', { ...weld, _sun_exposure: 0 })],
      ],
      'tag_id',
    ),
    users: rowsOf(
      [
        ...(others.length === 0 ? [person('ann', 'Pit', 'weld')] : []),
        ...(sun === 3 && others.length === 0 ? [person('bob', 'Pit', 'store')] : []),
        ...others.map((name) => person(name, 'Pit')),
      ],
      'user_id',
    ),
    forecasts: celsius.length === 0 ? new Map() : rowsOf([forecast(celsius)], 'id'),
    location_packs: rowsOf(
      ['Pit', 'Empty'].map((location_id) => ({
        ...{ location_id, rule_pack_ids: [pack], industry: null, radiant_heat: null },
        active: true,
      })),
      'location_id',
    ),
  };
  const copy = {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  return stoppedWork.run(copy, { zone }, { now: at, user_id: 'ann' });
}

/** 11:00 in Qatar is the sixth hour of the forecast. */
const mild = [20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20];

test('a stop by the clock holds without a forecast, for the jobs outdoors, until it ends', async () => {
  expect(await read()).toEqual([
    {
      ...{ tag_id: 'Pit', name: 'Pit', zone, jobs: ['weld'] },
      packs: ['Qatar heat stress decision'],
      // 15:30, in whole hours.
      until: Date.UTC(2026, 6, 20, 13),
    },
  ]);
});

test('a stop by the heat holds while it lasts, for all jobs', async () => {
  const hot = mild.map((celsius, nth) => (nth >= 5 && nth < 8 ? 46 : celsius));
  const december = Date.UTC(2026, 11, 20, 8, 20);
  const [found] = await read({ celsius: hot });
  expect(found).toMatchObject({ jobs: null, until: Date.UTC(2026, 6, 20, 13) });
  // Without a forecast the heat of an hour is not known, and nothing is said of it.
  expect(await read({ at: december })).toEqual([]);
});

test('work goes on outside the hours of a stop, and where nobody works', async () => {
  expect(await read({ celsius: mild, at: now - 3 * hour })).toEqual([]);
  expect(await read({ celsius: mild, at: now + 5 * hour })).toEqual([]);
  expect(await read({ celsius: mild, pack: 'us-or-437-002-0156' })).toEqual([]);
});

test('work in the shade is not stopped by a rule about direct sun', async () => {
  expect(await read({ pack: 'ae-44-2022', at: now + 2 * hour })).toHaveLength(1);
  expect(await read({ pack: 'ae-44-2022', at: now + 2 * hour, sun: 1 })).toEqual([]);
});

test('a stop by the clock holds at a location without coordinates', async () => {
  expect(await read({ metadata: {} })).toEqual([
    {
      ...{ tag_id: 'Pit', name: 'Pit', zone, jobs: ['weld'] },
      packs: ['Qatar heat stress decision'],
      until: Date.UTC(2026, 6, 20, 13),
    },
  ]);
});

test('people without a job are stopped too, as it is not known where they work', async () => {
  const [found] = await read({ celsius: mild, others: ['cy'] });
  expect(found).toMatchObject({ tag_id: 'Pit', jobs: null });
});
