import { expect, test } from 'vitest';
import type { Roster } from '#rosters/contract';
import { defaultPlan } from '#strategies/domain';
import { shiftsByPerson, testsOfDays, testsOfShifts } from './planned-tests.ts';

const hour = 3_600_000;
const day = 24 * hour;
const monday = Date.parse('2026-06-01T00:00:00Z');
const at = (hours: number) => monday + hours * hour;
const shift = { start: at(6), end: at(18) };
const plan = { ...defaultPlan, tests_per_day: 2, min_gap_minutes: 60 };

test.each([
  ['none', [], 0],
  ['two during the shift', [8, 12], 2],
  ['two within the smallest gap', [8, 8.9], 1],
  ['two hours before and after', [4, 20], 2],
  ['too early and too late', [3.9, 20.1], 0],
  ['more than planned', [6, 9, 12, 15], 2],
])('of the planned tests of a shift, with %s', (_what, hours, done) => {
  expect(testsOfShifts([shift], hours.map(at), plan, at(48))).toEqual({ done, of: 2 });
});

test('a shift counts two hours after its end, and a test counts for one shift', () => {
  expect(testsOfShifts([shift], [at(8)], plan, at(19.9))).toEqual({ done: 0, of: 0 });
  expect(testsOfShifts([shift], [at(8)], plan, at(20))).toEqual({ done: 1, of: 2 });
  const next = { start: at(20), end: at(30) };
  const tests = [at(7), at(9), at(19), at(21)];
  expect(testsOfShifts([shift, next], tests, plan, at(60))).toEqual({ done: 4, of: 4 });
  expect(testsOfShifts([shift, next], [at(7), at(19)], plan, at(60))).toEqual({ done: 2, of: 4 });
});

test('without shifts a day with a test is a day of work', () => {
  const days = [0, 1, 2].map((nth) => ({
    start: monday + nth * day,
    end: monday + (nth + 1) * day,
  }));
  expect(testsOfDays(days, [at(1), at(2), at(3), at(50)], plan)).toEqual({ done: 3, of: 4 });
  expect(testsOfDays(days, [at(-1), at(72)], plan)).toEqual({ done: 0, of: 0 });
});

test('shifts that a leave touches are left out, and those that overlap are one', () => {
  const roster = (start: number, hours: number, user_ids: string[]) =>
    ({
      ...{ roster_id: 'r', user_ids, timezone: 'UTC', frequency: 4, interval: 1, active: true },
      ...{ days_of_week: [1, 2], shift_start_time: new Date(at(start)).toISOString() },
      shift_end_time: new Date(at(start + hours)).toISOString(),
      created_time: new Date(monday - day).toISOString(),
    }) as unknown as Roster;
  const rosters = [roster(6, 8, ['ann', 'bo']), roster(13, 6, ['ann'])];
  const leave = { user_id: 'bo', start_time: new Date(at(13)).toISOString() };
  const found = shiftsByPerson(rosters, [{ ...leave, end_time: new Date(at(20)).toISOString() }], {
    start: monday,
    end: monday + 7 * day,
  });
  expect(found.get('ann')).toEqual([
    { start: at(6), end: at(19) },
    { start: at(30), end: at(43) },
  ]);
  expect(found.get('bo')).toEqual([{ start: at(30), end: at(38) }]);
});
