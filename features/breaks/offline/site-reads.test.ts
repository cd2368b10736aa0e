import { expect, test } from 'vitest';
import { siteBreaks } from '#breaks/domain';
import type { Copy } from '#packages/sync/offline';
import { packContent } from '#rule-packs/contract';
import { placeId } from '#weather/domain';
import { breakList } from './break-list.ts';
import { noChanges } from './break-rows.ts';
import { breakSites } from './site-reads.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-25T08:00:00Z');
const pit = { lat: -31.95, lon: 115.86 };
const stamps = { created_time: '2026-11-01T00:00:00Z', modified_time: '2026-11-01T00:00:00Z' };
const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, org_id: 'o', tag_ids },
  ...{ active: true, is_hidden: false, experimental: false, metadata: {}, ...stamps, ...more },
});
const tag = (tag_id: string, type: string, metadata: object = {}) => ({
  ...{ tag_id, name: tag_id, type, metadata, active: true, is_hidden: false },
});

/** Daily shifts from 6:00 to 14:00, and a heat index of 34 °C in every hour. */
function copyOf(beta = ['heat stress', 'roster'], breaks: object[] = [], tz_id = 'UTC'): Copy {
  const hours = Array.from({ length: 24 }, (_, nth) => ({
    time_epoch: (Date.parse('2026-11-25') + nth * hour) / 1000,
    time: `2026-11-25 ${String(nth).padStart(2, '0')}:00`,
    ...{ heatindex_c: 34, temp_c: 31, humidity: 50, pressure_mb: 1013, wind_kph: 10 },
    short_rad: null,
  }));
  const answer = {
    ...{ location: { name: '', ...pit, tz_id }, current: null },
    source: { name: '', attribution: '', is_simulated: true, fetched_time: now },
    forecast: { forecastday: [{ date: '2026-11-25', hour: hours }] },
  };
  const rows: Record<string, object[]> = {
    organisations: [{ org_id: 'o', metadata: { _show_preview_features: true, _beta: beta } }],
    tags: [tag('pit', 'location', pit), tag('digger', 'job')],
    users: [
      ...[person('ann', ['pit', 'digger']), person('bob', ['pit']), person('cat', ['pit'])],
      person('hid', ['pit'], { is_hidden: true }),
    ],
    permissions: [
      { permission_id: 'p', user_id: 'boss', access: 'manager', tag_id: 'pit', active: true },
    ],
    rosters: [
      {
        ...{ roster_id: 'r', user_ids: ['ann', 'bob', 'hid'], timezone: 'UTC', frequency: 4 },
        ...{ shift_start_time: '2026-11-16T06:00:00Z', shift_end_time: '2026-11-16T14:00:00Z' },
        ...{ interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6], active: true, ...stamps },
      },
    ],
    forecasts: [{ id: placeId(pit), asked_time: now, fetched_time: now, answer }],
    breaks,
  };
  return {
    rows: (table: string) =>
      new Map((rows[table] ?? []).map((row) => [String(Object.values(row)[0]), row])),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

const params = { changes: noChanges, location_id: null };
const read = (copy: Copy, user_id = 'boss') => breakSites.run(copy, params, { now, user_id });

test('the crew of a location with its shifts, its hours and the heat', async () => {
  const [site, ...others] = (await read(copyOf())) ?? [];
  expect(others).toEqual([]);
  expect(site).toMatchObject({
    ...{ location_id: 'pit', name: 'pit', zone: 'UTC', recordable: ['ann', 'bob'] },
    crew: ['ann', 'bob', 'cat'],
    // Without the radiation there is no WBGT.
    conditions: { wbgt: null, heat_index: 34, level: 3, work_minutes: null },
  });
  const { people = [], plans = [], breaks = [] } = site ?? {};
  const state = siteBreaks({ people, plans: new Map(plans), breaks }, now);
  // 105 minutes after the start of the shift, by the threshold.
  expect(state.dues).toMatchObject([
    { time: Date.parse('2026-11-25T07:45:00Z'), minutes: 15, isLate: true },
  ]);
});

test('a rest that was due before midnight stays late after it', async () => {
  const copy = copyOf();
  const [forecast] = [
    ...copy.rows<{ answer: { forecast: { forecastday: object[] } } }>('forecasts').values(),
  ];
  const today = forecast?.answer.forecast.forecastday[0] as { hour: { time_epoch: number }[] };
  const shifted = (hours: number, heatindex_c: number) => ({
    ...today,
    hour: today.hour.map((each) => ({
      ...{ ...each, heatindex_c, time_epoch: each.time_epoch + hours * 3600 },
    })),
  });
  const night = {
    ...forecast,
    answer: { ...forecast?.answer, forecast: { forecastday: [shifted(0, 12)] } },
    earlier: [shifted(-24, 34)],
  };
  const [roster] = [...copy.rows<object>('rosters').values()];
  const changed: Record<string, object[]> = {
    forecasts: [night],
    rosters: [
      {
        ...roster,
        ...{ shift_start_time: '2026-11-16T20:00:00Z', shift_end_time: '2026-11-17T04:00:00Z' },
      },
    ],
  };
  const nights: Copy = {
    ...copy,
    rows: <Row extends object>(table: string) =>
      changed[table] === undefined
        ? copy.rows<Row>(table)
        : new Map(changed[table].map((row) => [String(Object.values(row)[0]), row as Row])),
  };
  const after = Date.parse('2026-11-25T00:10:00Z');
  const [site] = (await breakSites.run(nights, params, { now: after, user_id: 'boss' })) ?? [];
  const { people = [], plans = [], breaks = [] } = site ?? {};
  expect(siteBreaks({ people, plans: new Map(plans), breaks }, after).dues).toMatchObject([
    { time: Date.parse('2026-11-24T21:45:00Z'), minutes: 15, isLate: true },
  ]);
});

test('a rest for heat waves counts each day as one, and the location says so', async () => {
  const duty = { duty_key: 'rest', kind: 'rest', minutes: 30, every: 60, text: 'Rest' };
  const packOf = (heat_wave: boolean) => ({
    ...{ rule_pack_id: 'own', version: 1, retired_time: null, active: true },
    pack: packContent.parse({
      ...{ name: 'Own', country: null, state: null, status: 'in_force', note: 'Note' },
      ...{ valid_from: null, valid_until: null, source: 'Source', source_url: null },
      ...{ options: [], option: null, exemptions: [] },
      duties: [{ ...duty, citation: '1', is_verified: true, heat_wave, triggers: [] }],
    }),
  });
  const ruled = async (heat_wave: boolean) => {
    const copy = copyOf();
    const choice = { location_id: 'pit', rule_pack_ids: ['own'], industry: null, active: true };
    const changed: Record<string, Map<string, object>> = {
      rule_packs: new Map([['own', packOf(heat_wave)]]),
      location_packs: new Map([['pit', { ...choice, radiant_heat: null }]]),
    };
    const rows = (table: string) => changed[table] ?? copy.rows(table);
    const [site] = (await read({ ...copy, rows } as Copy)) ?? [];
    return [site?.assumes_heat_wave, site?.plans[0]?.[1][0]?.rule?.name];
  };
  expect(await ruled(true)).toEqual([true, 'Own']);
  expect(await ruled(false)).toEqual([false, 'Own']);
});

test('who may not record breaks sees them without buttons', async () => {
  const [site] = (await read(copyOf(), 'ann')) ?? [];
  expect([site?.recordable, site?.crew]).toEqual([['ann'], ['ann']]);
});

test('without rosters nobody is on shift, without heat stress there is nothing', async () => {
  const [site] = (await read(copyOf(['heat stress']))) ?? [];
  expect([site?.people, site?.crew]).toEqual([[], ['ann', 'bob', 'cat']]);
  expect(await read(copyOf(['roster']))).toBeNull();
});

test('records name the people that the viewer sees, and count the others', () => {
  const row = {
    ...{ break_id: 'b1', location_id: 'pit', user_ids: ['ann'], people_count: 3 },
    ...{ started_time: '2026-11-25T07:46:00Z', ended_time: null, due_time: null },
    ...{ planned_minutes: 15, conditions: {}, started_by: 'boss', ended_by: null },
    ...{ corrected_time: null, active: true, ...stamps },
  };
  const list = (user_id: string, location_id: string | null = null) =>
    breakList.run(
      copyOf(undefined, [row]),
      { changes: noChanges, location_id, from: '2026-11-25', until: '2026-11-25', zone: 'UTC' },
      { now, user_id },
    );
  expect(list('boss')).toMatchObject([
    { location: 'pit', people: ['ann Doe'], others: 2, mayCorrect: true, startedBy: '' },
  ]);
  expect(list('ann')).toMatchObject([{ mayCorrect: false }]);
  expect(list('boss', 'yard')).toEqual([]);
});

test('records have the times and days of their location, of the viewer if it is not known', async () => {
  const row = (break_id: string, location_id: string) => ({
    ...{ break_id, location_id, user_ids: ['ann'], people_count: 1 },
    ...{ started_time: '2026-11-25T17:30:00Z', ended_time: null, due_time: null },
    ...{ planned_minutes: 15, conditions: {}, started_by: 'boss', ended_by: null },
    ...{ corrected_time: null, active: true, ...stamps },
  });
  const copy = copyOf(undefined, [row('b1', 'pit'), row('b2', 'elsewhere')], 'Australia/Perth');
  const on = async (day: string) => {
    const days = { from: day, until: day, zone: 'UTC' };
    const params = { changes: noChanges, location_id: null, ...days };
    const found = await breakList.run(copy, params, { now, user_id: 'boss' });
    return found.map(({ break_id, zone }) => [break_id, zone]);
  };
  expect(await on('2026-11-26')).toEqual([['b1', 'Australia/Perth']]);
  expect(await on('2026-11-25')).toEqual([['b2', 'UTC']]);
});
