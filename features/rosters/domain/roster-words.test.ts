import { expect, test } from 'vitest';
import { describeRoster, shiftTimes } from './roster-words.ts';

const roster = {
  ...{ shift_start_time: '2026-11-25T20:00:00.000Z', shift_end_time: '2026-11-26T04:00:00.000Z' },
  ...{ timezone: 'Australia/Brisbane', interval: 2, days_of_week: [0, 1, 3, 5] },
};

test('[ROST-03] a roster is described by its days, times and weeks', () => {
  expect(describeRoster(roster)).toBe('Mon, Wed, Fri, Sun 06:00-14:00, every 2 weeks');
  expect(describeRoster({ ...roster, interval: 1 })).toMatch(/every week$/);
});

test('the times of a shift are those of its zone, and may end on the next day', () => {
  expect(shiftTimes(roster)).toEqual({ start: '06:00', end: '14:00', isNextDay: false });
  expect(shiftTimes({ ...roster, timezone: 'UTC' })).toEqual({
    ...{ start: '20:00', end: '04:00', isNextDay: true },
  });
});
