import { expect, test } from 'vitest';
import type { Leave, Roster } from '#rosters/contract';
import { crewsOnShift, nextShiftOf, overduePeople } from './crews.ts';

const hour = 3_600_000;
const six = Date.parse('2026-11-25T06:00:00Z');
const stamps = { created_time: '2026-11-01T00:00:00Z', modified_time: '2026-11-01T00:00:00Z' };
const roster = (roster_id: string, user_ids: string[], from: string, to: string): Roster => ({
  ...{ roster_id, user_ids, people_count: user_ids.length, timezone: 'UTC', ...stamps },
  ...{ frequency: 4, interval: 1, days_of_week: [1, 2, 3, 4, 5], active: true },
  ...{ shift_start_time: `2026-11-23T${from}:00.000Z`, shift_end_time: `2026-11-23T${to}:00.000Z` },
});
const leave: Leave = {
  ...{ roster_user_leave_id: 'l', user_id: 'away', timezone: 'UTC', reason: '', active: true },
  ...{ start_time: '2026-11-24T00:00:00.000Z', end_time: '2026-11-27T00:00:00.000Z', ...stamps },
};
const taken = (hours: number, isDehydrated = false) => ({ time: six + hours * hour, isDehydrated });
const known = {
  people: new Map(
    ['ann', 'bob', 'cat', 'away', 'free'].map((user_id) => [user_id, { tag_ids: [] }]),
  ),
  tests: new Map([
    ['ann', [taken(-1)]],
    ['bob', [taken(-1), taken(3, true)]],
  ]),
  rosters: [
    roster('day', ['ann', 'bob', 'cat', 'away', 'unseen'], '06:00', '18:00'),
    roster('late', ['cat'], '09:00', '20:00'),
  ],
  leaves: [leave],
  strategies: [],
};

test('crews on shift are the people in view without those on leave, by the roster that ends last', () => {
  expect(crewsOnShift(known, six + 4 * hour)).toEqual([
    {
      ...{ roster_id: 'day', description: expect.stringContaining('06:00-18:00') as string },
      ...{
        start: six,
        end: six + 12 * hour,
        user_ids: ['ann', 'bob'],
        dehydrated: ['bob'],
        untested: [],
      },
    },
    expect.objectContaining({ roster_id: 'late', user_ids: ['cat'], untested: ['cat'] }),
  ]);
  expect(crewsOnShift(known, six + 15 * hour)).toEqual([]);
  expect(crewsOnShift({ ...known, rosters: [] }, six + 4 * hour)).toEqual([]);
});

test('the next shift is the first that somebody in view starts, without those on leave', () => {
  // Wednesday evening: both rosters go on the next day, the earlier one counts.
  expect(nextShiftOf(known, six + 15 * hour)).toEqual({ start: six + 24 * hour, people: 3 });
  // On Friday evening it is that of Monday, when the leave is over.
  const friday = six + 63 * hour;
  expect(nextShiftOf(known, friday)).toEqual({ start: six + 5 * 24 * hour, people: 4 });
  const alone = { ...known, people: new Map([['away', { tag_ids: [] }]]) };
  expect(nextShiftOf(alone, six)).toEqual({ start: six + 48 * hour, people: 1 });
  expect(nextShiftOf({ ...known, people: new Map() }, six)).toBeNull();
  expect(nextShiftOf({ ...known, rosters: [] }, six)).toBeNull();
});

test('overdue are re-tests, and the people of a shift without the test that was due', () => {
  expect(overduePeople(known, six + 4 * hour)).toEqual({
    user_ids: ['bob', 'cat'],
    oldest: six + 3 * hour,
  });
  // Without rosters only the re-test is known.
  expect(overduePeople({ ...known, rosters: [] }, six + 4 * hour).user_ids).toEqual(['bob']);
  expect(overduePeople({ ...known, tests: new Map(), rosters: [] }, six)).toEqual({
    ...{ user_ids: [], oldest: null },
  });
});
