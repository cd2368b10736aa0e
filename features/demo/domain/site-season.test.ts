import { expect, test } from 'vitest';
import { dayOfYear, siteDay, siteTime, weekdayOf } from './site-day.ts';
import { heatOf, siteWeather } from './site-season.ts';

test('the site is eight hours ahead of UTC', () => {
  const day = siteDay(Date.parse('2026-11-20T16:00:00Z'));
  expect(siteDay(Date.parse('2026-11-20T15:59:59Z'))).toBe(day - 1);
  expect(new Date(siteTime(day, 5.5)).toISOString()).toBe('2026-11-20T21:30:00.000Z');
  expect(weekdayOf(day)).toBe(6);
  expect(dayOfYear(siteDay(Date.parse('2026-01-31T04:00:00Z')))).toBe(30);
});

test('summer is hotter than winter, and hot days add more', () => {
  const mean = (date: string, of: (day: number) => number) => {
    const from = siteDay(Date.parse(date));
    return Array.from({ length: 30 }, (_, at) => of(from + at)).reduce((a, b) => a + b, 0) / 30;
  };
  const temperature = (day: number) => siteWeather(day).temperature;
  expect(mean('2026-01-10', temperature)).toBeGreaterThan(mean('2026-07-01', temperature) + 8);
  expect(mean('2026-01-10', heatOf)).toBeGreaterThan(mean('2026-07-01', heatOf));
  for (let day = 20_400; day < 20_800; day += 1) {
    expect(siteWeather(day).temperature).toBeGreaterThan(12);
    expect(siteWeather(day).temperature).toBeLessThan(50);
    expect(heatOf(day)).toBeLessThanOrEqual(1);
  }
});
