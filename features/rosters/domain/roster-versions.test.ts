import { expect, test } from 'vitest';
import type { Roster } from '#rosters/contract';
import { mergedNotes, rosterVersions, shiftsOfVersion } from './roster-versions.ts';

const schedule = {
  ...{ shift_start_time: '2026-10-01T06:00:00Z', shift_end_time: '2026-10-01T14:00:00Z' },
  ...{ timezone: 'UTC', interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
};
const roster: Roster = {
  ...{ roster_id: 'r', user_ids: ['a', 'b'], frequency: 4, active: true, people_count: 2 },
  ...{ ...schedule, created_time: '2026-11-01T00:00:00Z', modified_time: '' },
};
const [from, to] = [Date.parse('2026-10-20'), Date.parse('2026-11-12')];
const datesOf = (given: Roster, user_id: string) =>
  rosterVersions(given)
    .filter(({ user_ids }) => user_ids.has(user_id))
    .flatMap((version) => shiftsOfVersion(version, from, to))
    .map(
      ({ date, start }) =>
        new Date(date).toISOString().slice(8, 10) +
        ' ' +
        new Date(start).toISOString().slice(11, 13),
    )
    .sort();

test('has no shifts before the roster was added', () => {
  expect(datesOf(roster, 'a')).toHaveLength(11);
  expect(datesOf(roster, 'a')[0]).toBe('01 06');
});

test('anybody who is added in the middle of a shift has that shift', () => {
  const dates = (given: Roster, user_id: string) => datesOf(given, user_id).slice(0, 3);
  const inShift = { ...roster, created_time: '2026-11-01T09:00:00Z' };
  expect(dates(inShift, 'a')).toEqual(['01 06', '02 06', '03 06']);
  // At its start and its end it is one that begins, or has ended.
  expect(dates({ ...roster, created_time: '2026-11-01T06:00:00Z' }, 'a')[0]).toBe('01 06');
  expect(dates({ ...roster, created_time: '2026-11-01T14:00:00Z' }, 'a')[0]).toBe('02 06');
  const note = {
    ...{ from: '2026-11-01T00:00:00Z', until: '2026-11-03T10:00:00Z', active: true },
    ...{ joined: ['b'], left: ['c'], schedule: null },
  };
  // To a roster that exists: people who were in it keep the one shift.
  const joined = { ...roster, earlier: [note] };
  expect(dates(joined, 'b')).toEqual(['03 06', '04 06', '05 06']);
  expect(datesOf(joined, 'a')).toEqual(datesOf(roster, 'a'));
  expect(datesOf(joined, 'c')).toEqual(['01 06', '02 06', '03 06']);
  // A roster of nights that becomes one of days puts all of them on shift; one that moves does not, twice.
  const was = (schedule: Roster['earlier'], active = true): Roster => ({
    ...roster,
    earlier: (schedule ?? []).map((each) => ({ ...each, ...{ active, joined: [], left: [] } })),
  });
  const from = (shift_start_time: string, shift_end_time: string) => [
    { ...note, schedule: { ...schedule, shift_start_time, shift_end_time } },
  ];
  const nights = was(from('2026-10-01T20:00:00Z', '2026-10-02T04:00:00Z'));
  expect(datesOf(nights, 'a').slice(0, 4)).toEqual(['01 20', '02 20', '03 06', '04 06']);
  const earlier = was(from('2026-10-01T05:00:00Z', '2026-10-01T13:00:00Z'));
  expect(datesOf(earlier, 'a').slice(0, 4)).toEqual(['01 05', '02 05', '03 05', '04 06']);
  const switchedOn = was([note], false);
  expect(dates(switchedOn, 'a')).toEqual(['03 06', '04 06', '05 06']);
});

test('somebody who was added has the shifts since then, and who was taken out those before', () => {
  const note = {
    ...{ from: '2026-11-01T00:00:00Z', until: '2026-11-05T18:00:00Z', active: true },
    ...{ joined: ['b'], left: ['c'], schedule: null },
  };
  const changed = { ...roster, earlier: [note] };
  expect(datesOf(changed, 'a')).toEqual(datesOf(roster, 'a'));
  expect(datesOf(changed, 'b')).toEqual(['06 06', '07 06', '08 06', '09 06', '10 06', '11 06']);
  expect(datesOf(changed, 'c')).toEqual(['01 06', '02 06', '03 06', '04 06', '05 06']);
});

test('keeps the times from before a change, and a deleted roster its past', () => {
  const night = { ...schedule, shift_start_time: '2026-10-01T20:00:00Z' };
  const notes = [
    {
      ...{ from: '2026-11-01T00:00:00Z', until: '2026-11-03T00:00:00Z', active: true },
      ...{ joined: [], left: [], schedule: { ...night, shift_end_time: '2026-10-02T04:00:00Z' } },
    },
    {
      ...{ from: '2026-11-03T00:00:00Z', until: '2026-11-05T00:00:00Z', active: true },
      ...{ joined: [], left: [], schedule: null },
    },
  ];
  const deleted = { ...roster, active: false, earlier: notes };
  expect(datesOf(deleted, 'a')).toEqual(['01 20', '02 20', '03 06', '04 06', '31 20']);
});

test('two people of a roster who are merged keep the times of both', () => {
  const day = (nth: number) => `2026-11-0${String(nth)}T00:00:00Z`;
  const note = (nth: number, joined: string[], left: string[]) => ({
    ...{ from: day(nth), until: day(nth + 1), active: true, schedule: null, joined, left },
  });
  // a: days 1 and 2, b: from day 2 on, c: only day 3.
  const changed = {
    ...roster,
    user_ids: ['b'],
    earlier: [note(1, ['b'], []), note(2, ['c'], ['a']), note(3, [], ['c'])],
  };
  const merged = (from: string, to: string): Roster => ({
    ...changed,
    user_ids: changed.user_ids.map((id) => (id === from ? to : id)),
    earlier: mergedNotes(changed, { from, to }),
  });
  const times = (given: Roster, ...who: string[]) =>
    [...new Set(who.flatMap((id) => datesOf(given, id)))].sort();
  for (const [from, to] of [
    ['a', 'b'],
    ['b', 'a'],
    ['c', 'b'],
    ['a', 'c'],
  ] as const) {
    expect(datesOf(merged(from, to), to)).toEqual(times(changed, from, to));
    expect(datesOf(merged(from, to), from)).toEqual([]);
  }
});
