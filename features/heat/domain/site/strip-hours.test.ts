import { expect, test } from 'vitest';
import type { WeatherDay } from '#weather/contract';
import { stripHours } from './strip-hours.ts';

const midnight = Date.parse('2026-06-01T00:00:00Z');
const days = ['2026-06-01', '2026-06-02', '2026-06-03'].map((date, day) => ({
  date,
  hour: Array.from({ length: 24 }, (_, hour) => ({
    time: `${date} ${String(hour).padStart(2, '0')}:00`,
    time_epoch: midnight / 1000 + (day * 24 + hour) * 3600,
    heatindex_c: 30 - Math.abs(15 - hour),
  })),
})) as unknown as WeatherDay[];
const at = (hours: number) => stripHours(days, '2026-06-01', midnight + hours * 3_600_000);

test('the strip begins four hours before the current hour and ends with tomorrow', () => {
  const { hours, now } = at(13.7);
  expect(hours[0]?.time).toBe('2026-06-01 09:00');
  expect(hours[now]?.time).toBe('2026-06-01 13:00');
  expect(hours.at(-1)?.time).toBe('2026-06-02 23:00');
});

test('early in the day it begins at midnight', () => {
  const { hours, now } = at(2);
  expect(hours[0]?.time).toBe('2026-06-01 00:00');
  expect(now).toBe(2);
});

test('the peak is the hottest hour that is not over, of today', () => {
  expect(at(9).peak?.time).toBe('2026-06-01 15:00');
  expect(at(15.9).peak?.time).toBe('2026-06-01 15:00');
  expect(at(16).peak?.time).toBe('2026-06-01 16:00');
});

test('a forecast that does not reach now has no current hour and no peak', () => {
  const old = stripHours(days, '2026-06-05', midnight + 100 * 3_600_000);
  expect(old).toEqual({ hours: [], now: -1, peak: null });
});
