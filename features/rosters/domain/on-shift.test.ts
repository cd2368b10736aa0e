import { expect, test } from 'vitest';
import type { Leave, Roster } from '#rosters/contract';
import { leaveState, peopleNearShift, peopleOffShift, peopleOnShift } from './on-shift.ts';

const stamps = { created_time: '', modified_time: '' };
const roster = (roster_id: string, user_ids: string[], start: string, end: string): Roster => ({
  ...{ roster_id, user_ids, timezone: 'Australia/Brisbane', frequency: 4, interval: 1 },
  ...{ shift_start_time: start, shift_end_time: end, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  ...{ active: true, people_count: user_ids.length, ...stamps },
});
const leave = (user_id: string, start_time: string, end_time: string): Leave => ({
  ...{ roster_user_leave_id: `leave of ${user_id}`, user_id, start_time, end_time },
  ...{ timezone: 'UTC', reason: '', active: true, ...stamps },
});
// From 18:00 to 06:00 in Brisbane.
const night = roster('night', ['a', 'b', 'c'], '2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z');
const midnight = Date.parse('2026-11-25T14:00:00Z');

test('people are on shift from its start until before its end, unless they are on leave', () => {
  const away = leave('b', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z');
  expect([...peopleOnShift([night], [away], midnight).keys()]).toEqual(['a', 'c']);
  expect([...peopleOnShift([night], [{ ...away, active: false }], midnight).keys()]).toEqual(
    night.user_ids,
  );
  const at = (time: string) => peopleOnShift([night], [], Date.parse(time)).size;
  expect([at('2026-11-25T07:59:59Z'), at('2026-11-25T08:00:00Z')]).toEqual([0, 3]);
  expect([at('2026-11-25T19:59:59Z'), at('2026-11-25T20:00:00Z')]).toEqual([3, 0]);
});

test('people are near a shift from the margin before it until the margin after it', () => {
  const near = (time: string) => peopleNearShift([night], [], Date.parse(time), 3_600_000).size;
  expect([near('2026-11-25T06:59:59Z'), near('2026-11-25T07:00:00Z')]).toEqual([0, 3]);
  expect([near('2026-11-25T20:59:59Z'), near('2026-11-25T21:00:00Z')]).toEqual([3, 0]);
});

test('people with a roster are off shift outside of their shifts and on leave, others never', () => {
  const noon = midnight + 12 * 3_600_000;
  expect([...peopleOffShift([night], [], noon)]).toEqual(['a', 'b', 'c']);
  expect(peopleOffShift([night], [], midnight).size).toBe(0);
  const away = leave('b', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z');
  expect([...peopleOffShift([night], [away], midnight)]).toEqual(['b']);
  expect(peopleOffShift([{ ...night, active: false }], [], noon).size).toBe(0);
});

test('of two shifts at once the one that ends last counts, and deleted rosters never', () => {
  const longer = roster('longer', ['a'], '2026-11-20T13:00:00Z', '2026-11-20T22:00:00Z');
  const found = peopleOnShift([longer, night], [], midnight);
  expect(found.get('a')?.roster_id).toBe('longer');
  expect(found.get('b')?.roster_id).toBe('night');
  expect(peopleOnShift([{ ...night, active: false }], [], midnight).size).toBe(0);
});

test.each([
  ['2026-11-24T23:59:59Z', 'upcoming'],
  ['2026-11-25T00:00:00Z', 'current'],
  ['2026-11-26T00:00:00Z', 'past'],
] as const)('a leave at %s is %s', (time, state) => {
  const one = leave('a', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z');
  expect(leaveState(one, Date.parse(time))).toBe(state);
  expect(leaveState({ ...one, active: false }, Date.parse(time))).toBe('cancelled');
});
