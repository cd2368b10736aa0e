import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { rosterConflicts } from './conflicts.ts';
import { ownNextShift } from './own-next-shift.ts';
import { leaveList, plannableWorkers, rosterList } from './roster-rows.ts';
import { scheduleOf } from './schedule.ts';

const stamps = {
  created_time: '2026-11-01T00:00:00.000Z',
  modified_time: '2026-11-01T00:00:00.000Z',
};
const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, org_id: 'o', tag_ids },
  ...{ active: true, is_hidden: false, experimental: false, metadata: {}, ...more },
});
const roster = (
  roster_id: string,
  user_ids: string[],
  hours: [string, string],
  more: object = {},
) => ({
  ...{ roster_id, user_ids, timezone: 'UTC', frequency: 4, interval: 1, ...stamps },
  ...{ shift_start_time: `2026-11-23T${hours[0]}:00.000Z`, active: true },
  ...{ shift_end_time: `2026-11-23T${hours[1]}:00.000Z`, days_of_week: [1, 2, 3, 4, 5] },
  ...{ people_count: user_ids.length, ...more },
});
const leave = (id: string, user_id: string, start: string, end: string, active = true) => ({
  ...{ roster_user_leave_id: id, user_id, timezone: 'UTC', reason: '', active, ...stamps },
  ...{ start_time: `2026-11-${start}T00:00:00.000Z`, end_time: `2026-11-${end}T00:00:00.000Z` },
});
const early = roster('early', ['ann', 'bob', 'hid'], ['06:00', '14:00']);
const tables: Record<string, object[]> = {
  organisations: [{ org_id: 'o' }],
  users: [
    person('ann', ['day']),
    person('bob', ['day', 'night']),
    person('cat', ['night']),
    person('hid', ['day'], { is_hidden: true }),
    person('gone', ['day'], { active: false }),
    person('boss', []),
  ],
  permissions: [
    { permission_id: 'p', user_id: 'boss', access: 'manager', tag_id: 'day', active: true },
  ],
  rosters: [
    early,
    roster('late', ['bob', 'cat'], ['13:00', '21:00']),
    roster('seen in part', ['ann'], ['22:00', '23:00'], { people_count: 2 }),
    roster('deleted', ['ann'], ['06:00', '14:00'], { active: false }),
  ],
  roster_user_leave: [
    leave('away', 'ann', '24', '26'),
    leave('cancelled', 'bob', '24', '26', false),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};
const context = { now: Date.parse('2026-11-25T00:00:00Z'), user_id: 'boss' };

test('[ROST-05] hidden people, and those of others, are not offered for a roster', async () => {
  const offered = await plannableWorkers.run(copy, {}, context);
  expect(offered.map(({ user_id }) => user_id)).toEqual(['ann', 'bob']);
});

test('a roster can be changed by who manages everybody in it', async () => {
  const rows = await rosterList.run(copy, {}, context);
  expect(rows.map(({ roster_id, isManaged }) => [roster_id, isManaged])).toEqual([
    ['early', true],
    ['late', false],
    ['seen in part', false],
  ]);
  expect(rows[0]?.people.map(({ user_id }) => user_id)).toEqual(['ann', 'bob']);
  expect(rows[0]?.next?.start).toBe(Date.parse('2026-11-25T06:00:00Z'));
});

test('leave is listed with names, cancelled leave too', async () => {
  const rows = await leaveList.run(copy, {}, context);
  expect(rows.map(({ name, active, isManaged }) => [name, active, isManaged])).toEqual([
    ['ann Doe', true, true],
    ['bob Doe', false, true],
  ]);
});

test('the schedule has those with shifts or leave in the week, and no hidden people', async () => {
  const week = { from: Date.parse('2026-11-23T00:00:00Z'), to: Date.parse('2026-11-30T00:00:00Z') };
  const { rosters, workers } = await scheduleOf.run(copy, week, context);
  expect(rosters.map(({ shifts }) => shifts.length)).toEqual([5, 5, 5]);
  expect(
    workers.map(({ user_id, roster_ids, leaves }) => [user_id, roster_ids, leaves.length]),
  ).toEqual([
    ['ann', ['early', 'seen in part'], 1],
    ['bob', ['early', 'late'], 0],
    ['cat', ['late'], 0],
  ]);
});

test('[ROST-08] overlaps with other rosters, and shifts during leave, are conflicts of a form', async () => {
  const { overlaps, leaves } = await rosterConflicts.run(copy, { roster: early }, context);
  expect(overlaps.map(({ name, roster_id }) => [name, roster_id])).toEqual([['bob Doe', 'late']]);
  expect(leaves).toMatchObject([{ roster_user_leave_id: 'away', name: 'ann Doe', shifts: 1 }]);
});

test('the next shift of the viewer is the first of their rosters that no leave covers', async () => {
  const nextOf = async (user_id: string, now: string) => {
    const start = await ownNextShift.run(copy, {}, { now: Date.parse(now), user_id });
    return start === null ? null : new Date(start).toISOString().slice(0, 16);
  };
  expect(await nextOf('bob', '2026-11-25T07:00:00Z')).toBe('2026-11-25T13:00');
  // Away from 24 to 26 November.
  expect(await nextOf('ann', '2026-11-23T23:00:00Z')).toBe('2026-11-26T06:00');
  expect(await nextOf('boss', '2026-11-25T07:00:00Z')).toBeNull();
});
