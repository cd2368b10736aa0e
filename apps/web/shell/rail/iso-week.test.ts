import { expect, test } from 'vitest';
import { isoWeek } from './iso-week.ts';

test.each([
  [Date.UTC(2026, 10, 20, 5), 'Australia/Perth', 47],
  [Date.UTC(2026, 11, 31, 12), 'UTC', 53],
  [Date.UTC(2027, 0, 3, 12), 'UTC', 53],
  [Date.UTC(2027, 0, 3, 17), 'Australia/Perth', 1],
  [Date.UTC(2024, 11, 30), 'UTC', 1],
  [Date.UTC(2023, 0, 1), 'UTC', 52],
])('%d in %s is in week %d', (time, zone, week) => {
  expect(isoWeek(time, zone)).toBe(week);
});
