import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './course-days.ts';

test.each([
  ['America/New_York', '2026-12-02T04:59:59.000Z'],
  ['Australia/Perth', '2026-12-01T15:59:59.000Z'],
  ['UTC', '2026-12-01T23:59:59.000Z'],
])(
  '[EDU-07] a course is due at the end of the day in %s, whatever the device',
  (zone, expected) => {
    const due = endOfDay('2026-12-01', zone);
    expect(due).toBe(expected);
    expect(dayOf(due, zone)).toBe('01 Dec 2026');
  },
);

test('a day that cannot be read is not replaced by another one', () => {
  expect(endOfDay('12026-01-01', 'UTC')).toBe('12026-01-01');
});
