import { expect, test } from 'vitest';
import { isLimited } from '#acclimatisation/domain';
import { observedOnDay } from '#heat-waves/offline';
import type { Copy } from '#packages/sync/offline';
import type { Roster } from '#rosters/contract';
import { morningCrew, morningLocations, nextMorning } from './morning-crew.ts';

const now = Date.UTC(2026, 10, 23, 4);
const iso = (time: number) => new Date(time).toISOString();
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const tag = (tag_id: string, type: string) => ({
  ...{ tag_id, name: tag_id, type, metadata: {}, active: true, is_hidden: false },
});
const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: '', tag_ids, metadata: {} },
  ...{ active: true, is_hidden: false, experimental: false, ...more },
});
/** Mondays from 06:00 to 14:00, UTC; begins this Monday. */
const roster = {
  ...{ roster_id: 'r', user_ids: ['ann', 'bob', 'cleo', 'dan', 'eve'], people_count: 5 },
  ...{ shift_start_time: iso(Date.UTC(2026, 10, 23, 6)), timezone: 'UTC', frequency: 4 },
  ...{ shift_end_time: iso(Date.UTC(2026, 10, 23, 14)), interval: 1, days_of_week: [1] },
  ...{ active: true, created_time: iso(0), modified_time: iso(0) },
} as unknown as Roster;

/** Ann is acclimatised from her second shift on. */
const record = { state: 'acclimatised', date: '2026-11-30' };

function copyOf(organisation: object, rosters: readonly Roster[] = [roster]): Copy {
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata: organisation }]]),
    tags: rowsOf([tag('Plant', 'location'), tag('Pit', 'location'), tag('weld', 'job')], 'tag_id'),
    users: rowsOf(
      [
        person('ann', ['Plant', 'weld'], { metadata: { _acclimatisation: record } }),
        person('bob', ['Plant']),
        ...[person('cleo', ['Pit']), person('dan', ['Plant'], { is_hidden: true })],
        ...[person('eve', ['Plant']), person('off', ['Plant'])],
      ],
      'user_id',
    ),
    rosters: new Map(rosters.map((each) => [each.roster_id, each])),
    roster_user_leave: rowsOf(
      [
        {
          ...{ roster_user_leave_id: 'l', user_id: 'eve', active: true, timezone: 'UTC' },
          ...{ start_time: iso(Date.UTC(2026, 10, 23)), end_time: iso(Date.UTC(2026, 10, 24)) },
        },
      ],
      'roster_user_leave_id',
    ),
    strategies: rowsOf(
      [
        {
          ...{ strategy_id: 's', scope: 'user', user_id: 'bob', tag_id: null, active: true },
          ...{ tests_per_day: 1, min_gap_minutes: 60, retest_after_minutes: 30 },
          moments: ['before'],
        },
      ],
      'strategy_id',
    ),
  };
  return {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

const on = { _show_preview_features: true, _beta: ['roster', 'heat stress'] };
const run = (location_id: string, date = '2026-11-23', organisation: object = on) =>
  morningCrew.run(
    copyOf(organisation),
    { location_id, date, zone: 'UTC' },
    { now, user_id: 'ann' },
  );

test('a crew has the visible people on shift at the location, without leave and hidden people', async () => {
  const crew = await run('Plant');
  if (typeof crew === 'string') throw new Error(crew);
  expect(crew.workers.map(({ name }) => name)).toEqual(['ann', 'bob']);
  expect(crew.workers[0]).toMatchObject({
    ...{ job_ids: ['weld'], moments: ['before', 'during', 'after'] },
    plan: { starts: [Date.UTC(2026, 10, 23, 6)], shift: 480, leave: 0 },
  });
  expect(crew.workers[1]).toMatchObject({ job_ids: [], moments: ['before'] });
});

test('without weather nobody is taken for acclimatised', async () => {
  const crew = await run('Plant');
  if (typeof crew === 'string') throw new Error(crew);
  expect(crew.workers[0]).toMatchObject({ share: 0.2, allowed: 96, verdict: 'unknown' });
  expect(crew.workers[0]?.state).not.toBe('acclimatised');
});

test('the heat-wave note of a sheet and its list have the same people', async () => {
  const both = async (date: string) => {
    const crew = await run('Plant', date);
    if (typeof crew === 'string') throw new Error(crew);
    const day = { site: 'Plant', date, zone: 'UTC' };
    const { observed } = await observedOnDay.run(copyOf(on), day, { now, user_id: 'ann' });
    return [crew.workers.filter(isLimited), observed].map((all) => all.map(({ name }) => name));
  };
  const [first, second] = [
    ['ann', 'bob'],
    ['bob', 'eve'],
  ];
  expect(await both('2026-11-23')).toEqual([first, first]);
  expect(await both('2026-11-30')).toEqual([second, second]);
});

test('it says why there is no crew', async () => {
  expect(await run('Plant', '2026-11-23', {})).toBe('no_rosters');
  expect(await run('weld')).toBe('no_location');
  expect(await run('elsewhere')).toBe('no_location');
  expect(await run('Plant', '2025-01-01')).toBe('no_date');
  expect(await run('Plant', '2026-11-24')).toMatchObject({ workers: [] });
});

test('only locations with people on shift are offered', async () => {
  const found = await morningLocations.run(
    copyOf(on),
    { date: '2026-11-23', zone: 'UTC' },
    { now, user_id: 'ann' },
  );
  expect(found).toEqual([
    { tag_id: 'Pit', name: 'Pit', workers: 1 },
    { tag_id: 'Plant', name: 'Plant', workers: 2 },
  ]);
});

test('the sheet opens on the day of the shift whose start is nearest, until it ends', async () => {
  const dayOf = (time: number, zone = 'UTC', organisation: object = on) =>
    nextMorning.run(copyOf(organisation), { zone }, { now: time, user_id: 'ann' });
  const start = Date.UTC(2026, 10, 23, 6);
  const hour = 3_600_000;
  expect(await dayOf(start - 30 * hour)).toBe('2026-11-23');
  expect(await dayOf(start + 7 * hour)).toBe('2026-11-23');
  expect(await dayOf(start + 8 * hour)).toBe('2026-11-30');
  expect(await dayOf(start - 2 * hour, 'America/Los_Angeles')).toBe('2026-11-22');
  expect(await dayOf(start + 8 * hour, 'UTC', {})).toBe('2026-11-23');
  // The next shift is after the forecast.
  expect(await dayOf(start - 20 * 24 * hour)).toBe('2026-11-03');
});

test('a pick list opens on the day of the next shift that has not begun', async () => {
  const night = {
    ...{ ...roster, roster_id: 'night', shift_start_time: iso(Date.UTC(2026, 10, 23, 20)) },
    ...{ shift_end_time: iso(Date.UTC(2026, 10, 24, 6)), days_of_week: [1, 2] },
  };
  const dayOf = (time: number, isAhead: boolean) =>
    nextMorning.run(
      copyOf(on, [roster, night]),
      { zone: 'UTC', isAhead },
      { now: time, user_id: 'ann' },
    );
  // At 00:30 the night shift of Monday is going on; the next one begins on Tuesday.
  const late = Date.UTC(2026, 10, 24, 0, 30);
  expect(await dayOf(late, false)).toBe('2026-11-23');
  expect(await dayOf(late, true)).toBe('2026-11-24');
  expect(await dayOf(Date.UTC(2026, 10, 23, 10), true)).toBe('2026-11-23');
});
