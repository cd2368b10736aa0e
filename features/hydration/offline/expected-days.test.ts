import { expect, test } from 'vitest';
import { dayStates } from '#hydration/domain';
import { expectedDays } from './expected-days.ts';
import { fakeCopy } from './fake-copy.ts';
import type { FakeRows } from './fake-copy.ts';

const day = 86_400_000;
/** Monday to Sunday. */
const starts = [...Array(8).keys()].map((at) => Date.parse('2026-11-02T00:00:00Z') + at * day);
const sundayNoon = Date.parse('2026-11-08T12:00:00Z');

/** Monday, Tuesday and Wednesday from 06:00 to 14:00. */
const roster = {
  ...{ user_ids: ['ann'], timezone: 'UTC', interval: 1, days_of_week: [1, 2, 3] },
  shift_start_time: '2026-10-05T06:00:00.000Z',
  shift_end_time: '2026-10-05T14:00:00.000Z',
  created_time: '2026-10-01T00:00:00.000Z',
};

const weekOf = (rows: FakeRows, user_ids = ['ann'], now = sundayNoon) =>
  Array.from(expectedDays(fakeCopy(rows), user_ids, starts, now), (code) => dayStates[code]);

const [on, off, toCome] = dayStates;

test('a day of somebody in a roster on which no shift starts is a day off', () => {
  expect(weekOf({ rosters: [roster] })).toEqual([on, on, on, off, off, off, off]);
});

test('of people without a roster nothing is known, so tests are expected', () => {
  expect(weekOf({ rosters: [roster] }, ['ben'])).toEqual(Array(7).fill(on));
});

test('days that begin later are still to come, whatever is planned', () => {
  const tuesday = Date.parse('2026-11-03T12:00:00Z');
  const week = weekOf({ rosters: [roster] }, ['ben', 'ann'], tuesday);
  for (const each of [week.slice(0, 7), week.slice(7)])
    expect(each).toEqual([on, on, ...Array(5).fill(toCome)]);
});

test('a shift during a leave is none, and one of another roster counts', () => {
  const leave = {
    ...{ user_id: 'ann', active: true },
    start_time: '2026-11-03T00:00:00.000Z',
    end_time: '2026-11-04T00:00:00.000Z',
  };
  const saturdays = { ...roster, days_of_week: [6] };
  const rows = { rosters: [roster, saturdays], roster_user_leave: [leave] };
  expect(weekOf(rows)).toEqual([on, off, on, off, off, on, off]);
});

test('a night shift makes the day of its start a working day, and not the next one', () => {
  const nights = {
    ...{ ...roster, days_of_week: [5] },
    shift_start_time: '2026-10-09T20:00:00.000Z',
    shift_end_time: '2026-10-10T04:00:00.000Z',
  };
  expect(weekOf({ rosters: [nights] })).toEqual([off, off, off, off, on, off, off]);
});

test('before a roster was added and while it was off nothing is known', () => {
  const added = { ...roster, created_time: '2026-11-05T12:00:00.000Z' };
  expect(weekOf({ rosters: [added] })).toEqual([on, on, on, on, off, off, off]);
  expect(weekOf({ rosters: [{ ...roster, active: false }] })).toEqual(Array(7).fill(on));
});

test('what a roster was more than 90 days ago is not known', () => {
  const later = sundayNoon + 88 * day;
  expect(weekOf({ rosters: [roster] }, ['ann'], later)).toEqual([on, on, on, on, on, off, off]);
});
