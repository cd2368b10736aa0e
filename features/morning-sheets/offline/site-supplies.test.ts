import { expect, test, vi } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { factorsOf, presetOf } from '#jobs/domain';
import { dayWater } from '#morning-sheets/domain';
import { packContent } from '#rule-packs/contract';
import type { WeatherHour } from '#weather/contract';
import { siteSupplies } from './site-supplies.ts';

const measurements = vi.hoisted(() => ({
  newestValue: (_copy: unknown, user_id: string) =>
    user_id === 'ann' ? 1450 : user_id === 'cat' ? 'hidden' : null,
}));
vi.mock('#measurements/offline', () => measurements);
const watch = vi.hoisted(() => ({ tables: [], run: vi.fn() }));
vi.mock('#heat-waves/offline', () => ({ watchedSites: watch }));

const hour = 3_600_000;
const morning = Date.UTC(2026, 10, 23, 6);
const now = Date.UTC(2026, 10, 23, 4);
const iso = (time: number) => new Date(time).toISOString();
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const place = { lat: 45.5, lon: -122.7 };
const tag = (tag_id: string, type: string, metadata: object = {}) => ({
  ...{ tag_id, name: tag_id, type, metadata, active: true, is_hidden: false },
});
const person = (user_id: string, ...tag_ids: string[]) => ({
  ...{ user_id, name_first: user_id, name_last: '', tag_ids, metadata: {} },
  ...{ active: true, is_hidden: false, experimental: false },
});
/** This Monday, for eight hours from the start. */
const roster = (roster_id: string, user_ids: string[], start: number) => ({
  ...{ roster_id, user_ids, people_count: user_ids.length, timezone: 'UTC', frequency: 4 },
  ...{ shift_start_time: iso(start), shift_end_time: iso(start + 8 * hour), interval: 1 },
  ...{ days_of_week: [1], active: true, created_time: iso(0), modified_time: iso(0) },
});
/** 36 °C and 40 %: a heat index of 100 °F and more. */
const weather = (nth: number) =>
  ({
    ...{
      time_epoch: morning / 1000 + nth * 3600,
      time: `2026-11-23 ${String(6 + nth).padStart(2, '0')}:00`,
    },
    ...{ temp_c: 36, temp_f: 0, is_day: 1, condition: { text: '' }, wind_kph: 8, wind_mph: 5 },
    ...{ wind_degree: 0, wind_dir: 'N', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 5 },
    ...{ heatindex_c: 40, heatindex_f: 104, short_rad: 600 },
  }) as WeatherHour;
const forecast = (hours: number) => ({
  ...{ id: '45.5,-122.7', asked_time: now, fetched_time: now },
  answer: {
    location: { name: '', ...place, tz_id: 'UTC' },
    current: null,
    forecast: {
      forecastday: [
        {
          date: '2026-11-23',
          day: {},
          hour: Array.from({ length: hours }, (_, nth) => weather(nth)),
        },
      ],
    },
    source: { name: 'Test', attribution: '', is_simulated: true, fetched_time: now },
  },
});

interface Known {
  hours?: number;
  packs?: string[];
  /** Packs of the organisation. */
  own?: object[];
  organisation?: object;
}
const on = { _show_preview_features: true, _beta: ['roster', 'heat stress'] };

/** An own pack with more water in heat waves. */
const wavePack = {
  ...{ rule_pack_id: 'own', version: 1, retired_time: null, active: true },
  pack: packContent.parse({
    ...{ name: 'Waves', country: null, state: null, status: 'in_force', note: 'Note' },
    ...{ valid_from: null, valid_until: null, source: 'Source', source_url: null },
    ...{ options: [], option: null, exemptions: [] },
    duties: [
      {
        ...{ duty_key: 'water', kind: 'water', litres_per_hour: 2, warmest_f: null },
        ...{ text: 'Water', citation: '1', is_verified: true, heat_wave: true, triggers: [] },
      },
    ],
  }),
};

function read(
  { hours = 0, packs = [], own = [], organisation = on }: Known = {},
  location_id = 'Plant',
) {
  const job = { ...factorsOf(presetOf('high')), _metabolic_work_rate: 4, _sun_exposure: 3 };
  const light = { ...job, _metabolic_work_rate: 1 };
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata: organisation }]]),
    tags: rowsOf(
      [tag('Plant', 'location', place), tag('weld', 'job', job), tag('drive', 'job', light)],
      'tag_id',
    ),
    users: rowsOf(
      [
        person('ann', 'Plant', 'drive', 'weld'),
        person('bob', 'Plant', 'weld'),
        person('cat', 'Plant'),
      ],
      'user_id',
    ),
    rosters: rowsOf(
      [roster('r', ['ann', 'bob'], morning), roster('late', ['cat'], morning + hour / 2)],
      'roster_id',
    ),
    forecasts: hours === 0 ? new Map() : rowsOf([forecast(hours)], 'id'),
    rule_packs: rowsOf(own, 'rule_pack_id'),
    location_packs: rowsOf(
      [
        {
          ...{ location_id: 'Plant', rule_pack_ids: packs, industry: null, radiant_heat: null },
          active: true,
        },
      ],
      'location_id',
    ),
  };
  const copy = {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  return siteSupplies.run(
    copy,
    { location_id, date: '2026-11-23', zone: 'UTC' },
    { now, user_id: 'ann' },
  );
}

test('the people of each shift count with the floor while there is no forecast', async () => {
  const found = await read();
  if (typeof found === 'string') throw new Error(found);
  expect(found.shifts.map(({ start, end }) => [start, end])).toEqual([
    [morning, morning + 8 * hour],
    [morning + hour / 2, morning + 8.5 * hour],
  ]);
  const [first, second] = found.shifts.map(({ supplies }) => supplies);
  // 2 * 8 * 0.946 = 15.136 L.
  expect(first).toMatchObject({ people: 2, unknown_hours: 16, untested: 1, by: 'floor' });
  expect(first).toMatchObject({ need: null, sodium_mg: null });
  expect(first?.litres).toBeCloseTo(15.136, 6);
  // A hidden test is not a missing one.
  expect(second).toMatchObject({ people: 1, person_hours: 8, untested: 0, hidden: 1 });
});

test('hours of the forecast have a predicted loss, for people with an assessed job', async () => {
  const found = await read({ hours: 4 });
  if (typeof found === 'string') throw new Error(found);
  const [first, second] = found.shifts.map(({ supplies }) => supplies);
  expect(first?.unknown_hours).toBeCloseTo(8, 6);
  // Moderate work at 36 °C in the sun loses at least half a litre an hour, and ISO 7933 allows one.
  expect(first?.need).toBeGreaterThan(8 * 0.5);
  expect(first?.need).toBeLessThanOrEqual(8 * 1);
  expect(first?.sodium_mg).toBeCloseTo(((first?.need ?? 0) / 2) * (1450 + 1002), 3);
  expect(second?.unknown_hours).toBeCloseTo(8, 6);
});

test('a rule names the floor, and limits the warmth of the water', async () => {
  const found = await read({ hours: 10, packs: ['us-or-437-002-0156'] });
  if (typeof found === 'string') throw new Error(found);
  const [first] = found.shifts;
  expect(first?.supplies.asked_by).toBe('Oregon heat illness prevention');
  expect(first?.supplies.cool).toEqual({
    ...{ warmest_f: 77, name: 'Oregon heat illness prevention', hottest_c: 36 },
  });
  expect(first?.supplies.ice_kg).toBeGreaterThan(0);
});

test('a rule for heat waves asks for water on such a day, and on one of which it is not known', async () => {
  const asked = async (waves: string[], unknown: string[]) => {
    watch.run.mockResolvedValue([
      { tag_id: 'Plant', waves: waves.map((date) => ({ date })), unknown },
    ]);
    const found = await read({ hours: 10, packs: ['own'], own: [wavePack] });
    if (typeof found === 'string') throw new Error(found);
    return found.shifts[0]?.supplies.asked_by ?? null;
  };
  expect(await asked([], [])).toBeNull();
  expect(await asked(['2026-11-23'], [])).toBe('Waves');
  expect(await asked([], ['2026-11-23'])).toBe('Waves');
});

test('it says why there is no list', async () => {
  expect(await read({ organisation: {} })).toBe('no_rosters');
  expect(await read({}, 'weld')).toBe('no_location');
  expect(await read({}, 'elsewhere')).toBe('no_location');
});

test('the water of the jobs adds up to that of the shifts, with everybody once', async () => {
  const found = await read({ hours: 10 });
  if (typeof found === 'string') throw new Error(found);
  const { litres, jobs } = dayWater(found.shifts.map(({ supplies }) => supplies));
  // Ann has a lighter job too, and counts with the harder one.
  expect(jobs.map(({ job_id, people }) => [job_id, people])).toEqual([
    ['weld', 2],
    [null, 1],
  ]);
  expect(litres).toBeCloseTo(
    found.shifts.reduce((all, each) => all + each.supplies.litres, 0),
    9,
  );
  expect(jobs.reduce((all, job) => all + job.litres, 0)).toBeCloseTo(litres, 9);
  // Eight hours of a shift for each, at most a litre an hour: not the hours of both shifts.
  for (const { most } of jobs) expect(most).toBeLessThanOrEqual(8);
});
