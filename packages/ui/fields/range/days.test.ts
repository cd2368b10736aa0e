import { expect, test } from 'vitest';
import { dayName, monthName, plusDays, plusMonths, weekNumber, weeksOfMonth } from './days.ts';

test.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2026-11-20', 47],
  ['2021-01-03', 53],
])('%s is in week %d', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});

test('days and months cross years, and a missing 31st is the last of its month', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(plusMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a month has complete weeks, from Monday, with their numbers', () => {
  const weeks = weeksOfMonth('2026-11-20');
  expect(weeks.map(({ number }) => number)).toEqual([44, 45, 46, 47, 48, 49]);
  expect(weeks[0]?.days).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[3]?.days[4]).toBe('2026-11-20');
  expect(weeksOfMonth('2027-02-10').map(({ days }) => days[0])).toEqual(
    ['01', '08', '15', '22'].map((date) => `2027-02-${date}`),
  );
});

test('days and months have names', () => {
  expect([monthName('2026-11-20'), dayName('2026-11-20')]).toEqual([
    'November 2026',
    'Friday 20 November 2026',
  ]);
});
