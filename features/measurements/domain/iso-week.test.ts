import { expect, test } from 'vitest';
import { weekLabel, weekStart, weeksInYear } from './iso-week.ts';

test.each([
  [2026, 1, '2025-12-29'],
  [2026, 12, '2026-03-16'],
  [2026, 53, '2026-12-28'],
  [2027, 1, '2027-01-04'],
])('week %d/%d begins on %s', (year, week, monday) => {
  expect(weekStart(year, week).toString()).toBe(monday);
});

test.each([
  [2020, 53],
  [2021, 52],
  [2026, 53],
])('%d has %d weeks', (year, weeks) => {
  expect(weeksInYear(year)).toBe(weeks);
});

test('[CONST-10] the label of a week has its number, its first and its last day', () => {
  expect(weekLabel(2026, 12)).toBe('Week 12 (16 Mar - 22 Mar)');
  expect(weekLabel(2026, 53)).toBe('Week 53 (28 Dec - 3 Jan)');
});
