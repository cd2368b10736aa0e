import { expect, test } from 'vitest';
import { siteDay, siteTime, weekdayOf } from './site-day.ts';

test('the site is eight hours ahead of UTC', () => {
  const day = siteDay(Date.parse('2026-11-20T16:00:00Z'));
  expect(siteDay(Date.parse('2026-11-20T15:59:59Z'))).toBe(day - 1);
  expect(new Date(siteTime(day, 5.5)).toISOString()).toBe('2026-11-20T21:30:00.000Z');
  expect(weekdayOf(day)).toBe(6);
});
