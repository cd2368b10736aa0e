import { describe, expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { placeId } from '#weather/domain';
import { heatHistory } from './heat-history.ts';
import { crewAcclimatisation, personAcclimatisation, planMarks } from './reads.ts';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-25T02:00:00Z');
const pit = { lat: -31.95, lon: 115.86 };
const place = placeId(pit);

/** The weather of days in UTC, each hour with the heat index of its day. */
function daysOf(from: string, indices: readonly number[]) {
  return indices.map((heatindex_c, nth) => {
    const start = Date.parse(from) + nth * day;
    return {
      date: new Date(start).toISOString().slice(0, 10),
      hour: Array.from({ length: 24 }, (_, hour) => ({
        ...{ time_epoch: start / 1000 + hour * 3600, heatindex_c },
      })),
    };
  });
}

const stamps = {
  created_time: '2026-11-01T00:00:00.000Z',
  modified_time: '2026-11-01T00:00:00.000Z',
};
const person = (user_id: string, tag_ids: string[], metadata: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, org_id: 'o', tag_ids },
  ...{ active: true, is_hidden: false, experimental: false, metadata, ...stamps },
});

interface Given {
  users?: object[];
  rosters?: object[];
  organisation?: object;
  past?: readonly number[] | null;
  leave?: object[];
  readings?: object[];
  /** Heat index of the forecast. */
  ahead?: number;
}

/** Daily shifts from 6:00 to 14:00 since 16 November. */
const roster = {
  ...{ roster_id: 'r', user_ids: ['ann', 'bob'], timezone: 'UTC', frequency: 4, interval: 1 },
  ...{ shift_start_time: '2026-11-16T06:00:00.000Z', shift_end_time: '2026-11-16T14:00:00.000Z' },
  ...{ days_of_week: [0, 1, 2, 3, 4, 5, 6], active: true, people_count: 2, ...stamps },
};

/** A hot site; of the past there are 16 to 24 November. */
function copyOf(given: Given = {}): Copy {
  const { past = Array.from({ length: 9 }, (): number => 34), ahead = 34 } = given;
  const tag = (tag_id: string, type: string, metadata: object = {}) => ({
    ...{ tag_id, name: tag_id, type, metadata, active: true, is_hidden: false },
  });
  const answer = {
    ...{ location: { name: '', ...pit, tz_id: 'UTC' }, current: null },
    source: { name: '', attribution: '', is_simulated: true, fetched_time: now },
  };
  const forecast = {
    forecastday: daysOf(
      '2026-11-25',
      Array.from({ length: 14 }, (): number => ahead),
    ),
  };
  const heat = (past ?? []).flatMap((index) => Array.from({ length: 24 }, (): number => index));
  const rows: Record<string, object[]> = {
    organisations: [
      {
        org_id: 'o',
        metadata: {
          ...{ _show_preview_features: true, _beta: ['heat stress', 'roster'] },
          ...given.organisation,
        },
      },
    ],
    tags: [tag('pit', 'location', pit), tag('yard', 'location'), tag('digger', 'job')],
    users: given.users ?? [person('ann', ['pit', 'digger']), person('bob', ['pit'])],
    permissions: [
      { permission_id: 'p', user_id: 'boss', access: 'manager', tag_id: 'pit', active: true },
    ],
    rosters: given.rosters ?? [roster],
    roster_user_leave: given.leave ?? [],
    readings: given.readings ?? [],
    forecasts: [{ id: place, asked_time: now, fetched_time: now, answer: { ...answer, forecast } }],
    heat_history:
      past === null
        ? []
        : [
            {
              ...{ id: `${place} 1`, place, until: '2026-11-24', fetched_time: now - day },
              ...{ is_simulated: true },
              heat: { start: Date.parse('2026-11-16'), indices: heat },
            },
          ],
  };
  return {
    rows: (table: string) =>
      new Map((rows[table] ?? []).map((row) => [String(Object.values(row)[0]), row])),
    columns: () => {
      throw new Error('not expected');
    },
    unsent: () => new Map(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

const personOf = async (copy: Copy, user_id = 'ann') => {
  const found = await personAcclimatisation.run(
    copy,
    { user_id, zone: 'UTC' },
    { now, user_id: 'boss' },
  );
  if (found === null) throw new Error('no such person');
  return found;
};

describe('acclimatisation of a person', () => {
  it('follows from roster, past heat and forecast, with the time of the oldest weather', async () => {
    const found = await personOf(copyOf());
    expect(found.days.slice(3, 13).map(({ share }) => share)).toEqual([
      0.2, 0.2, 0.4, 0.6, 0.8, 1, 1, 1, 1, 1,
    ]);
    expect(found.today).toMatchObject({ date: '2026-11-25', state: 'acclimatised', share: 1 });
    expect(found).toMatchObject({
      ...{ missing: [], sites: ['pit'], mayRecord: true, hasShifts: true, absence: 14 },
      ...{ fetched_time: now - day, is_simulated: true },
    });
    expect(found.exposure).toHaveLength(7);
    // 34 degrees are above the high trigger: an eighth is rest.
    const hours = 8 * (34 - found.trigger);
    expect(found.exposure[6]?.week.before).toBeCloseTo(7 * hours, 6);
    expect(found.exposure[6]?.day.after).toBeCloseTo(hours * (7 / 8), 6);
  });

  it('is limited without the past, and says what is missing', async () => {
    const found = await personOf(copyOf({ past: null }));
    expect(found.today).toMatchObject({ state: 'unknown', share: 0.2, verdict: 'over' });
    expect(found.missing).toEqual(['no_history']);
    expect(found.exposure[6]?.week.unknown_hours).toBe(48);
  });

  it('is limited without a location or coordinates', async () => {
    const nowhere = await personOf(copyOf({ users: [person('ann', [])] }));
    expect(nowhere.today).toMatchObject({ share: 0.2, verdict: 'unknown', state: 'unknown' });
    expect(nowhere.missing).toEqual(['no_site']);
    const yard = await personOf(copyOf({ users: [person('ann', ['yard'])] }));
    expect(yard).toMatchObject({ missing: ['no_place'], sites: [] });
    expect(yard.today).toMatchObject({ share: 0.2, state: 'unknown' });
  });

  it('does not count days before the person joined the location or the roster', async () => {
    const time = '2026-11-23T00:00:00.000Z';
    const joined = { _sites: [{ tag_id: 'pit', joined: true, time }] };
    const late = await personOf(copyOf({ users: [person('ann', ['pit'], joined)] }));
    expect(late.today).toMatchObject({ share: 0.6, state: 'unknown' });
    const note = {
      ...{ from: stamps.created_time, until: time, active: true, joined: ['ann'], left: [] },
      schedule: null,
    };
    const added = await personOf(copyOf({ rosters: [{ ...roster, earlier: [note] }] }));
    expect(added.today).toMatchObject({ share: 0.6, state: 'new' });
  });

  it('applies the record, the threshold and the absence of the organisation', async () => {
    const record = { state: 'acclimatised', date: '2026-11-17' };
    const users = [person('ann', ['pit'], { _acclimatisation: record })];
    const organisation = { _heat_index_threshold: 40, _acclimatisation_absence: 7 };
    const found = await personOf(copyOf({ users, organisation }));
    expect(found).toMatchObject({ record, trigger: 40, hasOwnTrigger: true, absence: 7 });
    // Absent from the heat from 17 to 24 November: 8 days.
    expect(found.today).toMatchObject({ state: 'returning', share: 0.5, verdict: 'within' });
  });

  it('lets only a manager of the person change the record', async () => {
    const params = { user_id: 'ann', zone: 'UTC' };
    const own = await personAcclimatisation.run(copyOf(), params, { now, user_id: 'ann' });
    expect(own?.mayRecord).toBe(false);
  });

  it('has no shifts without a roster', async () => {
    const found = await personOf(copyOf({ rosters: [] }));
    expect(found).toMatchObject({ hasShifts: false });
  });
});

it('marks the days on which the roster plans more than is allowed', async () => {
  const rosters = [
    {
      ...roster,
      shift_start_time: '2026-11-23T06:00:00.000Z',
      shift_end_time: '2026-11-23T14:00:00.000Z',
    },
  ];
  const range = { from: '2026-11-23', to: '2026-11-29', zone: 'UTC' };
  const { marks } = await planMarks.run(copyOf({ rosters }), range, { now, user_id: 'boss' });
  expect(marks.filter(({ user_id }) => user_id === 'bob')).toMatchObject([
    { date: '2026-11-23', verdict: 'over', allowed: 96, planned: 480 },
    { date: '2026-11-24', verdict: 'over', allowed: 192, planned: 480 },
    { date: '2026-11-25', verdict: 'over', allowed: 288, planned: 480 },
    { date: '2026-11-26', verdict: 'over', allowed: 384, planned: 480 },
  ]);
  expect(marks[0]?.starts).toEqual([Date.parse('2026-11-23T06:00:00Z')]);
});

it('marks days without weather as not known for who is limited, until the forecasts end', async () => {
  const users = [person('ann', ['yard'])];
  const copy = copyOf({ users });
  const ofDays = async (from: string, to: string) =>
    planMarks.run(copy, { from, to, zone: 'UTC' }, { now, user_id: 'boss' });
  expect(await ofDays('2026-12-08', '2026-12-10')).toMatchObject({
    marks: [{ name: 'ann Doe', date: '2026-12-08', verdict: 'unknown', allowed: 96, planned: 0 }],
    last: '2026-12-08',
  });
  expect(await ofDays('2026-12-14', '2026-12-20')).toEqual({ marks: [], last: '2026-12-08' });
});

it('lists the workers of a crew who are not acclimatised', async () => {
  const record = { state: 'acclimatised', date: '2026-11-25' };
  const users = [
    person('ann', ['pit', 'digger'], { _acclimatisation: record }),
    person('bob', ['pit', 'digger']),
    person('cat', ['pit']),
  ];
  const params = { site: 'pit', job: 'digger', date: '2026-11-25', zone: 'UTC' };
  const found = await crewAcclimatisation.run(copyOf({ users, past: null }), params, {
    ...{ now, user_id: 'boss' },
  });
  expect(found).toMatchObject({
    acclimatised: 1,
    limited: [{ name: 'bob Doe', state: 'unknown', share: 0.2, allowed: 96, shift: 480 }],
  });
});

describe('meter readings', () => {
  const reading = {
    ...{ reading_id: 'x', location_id: 'pit', time: '2026-11-25T06:08:00.000Z', minutes: 240 },
    ...{ wbgt: 32, temperature: 38, humidity: 30, heat_index: 40, wind_kph: null, active: true },
    invalidated_time: null,
  };
  // Six heat days: a seventh would make everybody acclimatised.
  const past = [20, 20, 20, 34, 34, 34, 34, 34, 34];
  const withoutReading = copyOf({ past, ahead: 20 });

  it('never make a heat day: new workers stay new after a hot one', async () => {
    const copy = copyOf({ past, ahead: 20, readings: [reading] });
    const standings = async (given: Copy) =>
      (await personOf(given)).days.map(({ state, share, heat_days, isHeatDay }) => ({
        ...{ state, share, heat_days, isHeatDay },
      }));
    const plain = await standings(withoutReading);
    expect(plain[14]).toMatchObject({ state: 'new', heat_days: 6 });
    expect(await standings(copy)).toEqual(plain);
  });

  it('count against the allowed minutes and in the exposure if they are hotter', async () => {
    const found = await personOf(copyOf({ past, ahead: 20, readings: [reading] }));
    // The hours from 6:00 to 11:00.
    expect(found.today).toMatchObject({ planned: 300, isHeatDay: false });
    expect(found.exposure[6]?.day.before).toBeCloseTo(5 * (40 - found.trigger), 6);
  });

  it('do nothing if they are cooler or invalidated', async () => {
    const cooler = { ...reading, heat_index: 20 };
    const invalidated = { ...reading, invalidated_time: reading.time };
    expect(await personOf(copyOf({ readings: [cooler] }))).toEqual(await personOf(copyOf()));
    expect(await personOf(copyOf({ past, ahead: 20, readings: [invalidated] }))).toEqual(
      await personOf(withoutReading),
    );
  });
});

describe('past heat', () => {
  it('is wanted in three blocks for the locations of people in rosters, once a day', () => {
    const wanted = heatHistory.wanted(copyOf(), now);
    expect(wanted.map(({ id }) => id)).toHaveLength(3);
    const [current, before] = wanted;
    expect(current?.path).toMatch(/lat=-31\.95&lon=115\.86&dt=2026-11-\d\d&end_dt=2026-11-24$/);
    expect(current?.isDue(undefined, now)).toBe(true);
    const hour = 3_600_000;
    const stored = (until: string) => ({ until, asked_time: now - hour });
    expect(current?.isDue(stored('2026-11-23'), now)).toBe(true);
    expect(current?.isDue(stored('2026-11-23'), now - hour / 2)).toBe(false);
    expect(current?.isDue(stored('2026-11-24'), now)).toBe(false);
    const [, dt = '', end = ''] = /dt=(.*)&end_dt=(.*)$/.exec(before?.path ?? '') ?? [];
    expect(Date.parse(end) - Date.parse(dt)).toBe(27 * day);
    expect(heatHistory.wanted(copyOf({ rosters: [] }), now)).toEqual([]);
    expect(heatHistory.wanted(copyOf({ organisation: { _beta: ['roster'] } }), now)).toEqual([]);
  });

  it('keeps what it has of an empty answer, and is requested again after an hour', () => {
    const [wanted] = heatHistory.wanted(copyOf(), now);
    const source = { name: '', attribution: '', is_simulated: true };
    const empty = {
      ...{ location: null, current: null, forecast: { forecastday: [] } },
      source: { ...source, fetched_time: null },
    };
    const first = wanted?.rowOf(empty, undefined, now);
    expect(first).toMatchObject({ until: '', heat: null, fetched_time: null, asked_time: now });
    expect(wanted?.isDue(first ?? undefined, now + 60_000)).toBe(false);
    expect(wanted?.isDue(first ?? undefined, now + 3_600_000)).toBe(true);
    const known = { until: '2026-11-20', asked_time: 1, fetched_time: 1, heat: { start: 0 } };
    expect(wanted?.rowOf(empty, known, now)).toMatchObject({ ...known, asked_time: now });
    expect(wanted?.rowOf({ weather: 'none' }, undefined, now)).toMatchObject({ heat: null });
  });
});

it('takes leave out of the days that it touches, and only of those', async () => {
  const leave = {
    ...{ roster_user_leave_id: 'l', user_id: 'ann', timezone: 'UTC', reason: '', active: true },
    ...{ start_time: '2026-11-22T10:00:00.000Z', end_time: '2026-11-24T00:00:00.000Z', ...stamps },
  };
  const copy = copyOf({ leave: [leave] });
  const [ann, bob] = [await personOf(copy), await personOf(copy, 'bob')];
  const shifts = (found: typeof ann) =>
    found.days.slice(9, 13).map(({ plan }) => [plan?.shift, plan?.leave]);
  expect(shifts(ann)).toEqual([
    ...[
      [480, 0],
      [240, 240],
      [0, 480],
    ],
    [480, 0],
  ]);
  expect(shifts(bob)).toEqual(Array.from({ length: 4 }, () => [480, 0]));
});
