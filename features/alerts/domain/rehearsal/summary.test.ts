import { expect, test } from 'vitest';
import { isAtNight, rehearsalSummary } from './summary.ts';

const hour = 3_600_000;
const from = Date.UTC(2026, 10, 1);
const period = { from, to: from + 14 * 24 * hour };
const alert = (hours: number, reason: 'now' | 'no_data' = 'now') => ({
  ...{ time: from + hours * hour, reason, targets: ['pit'] },
});

test('the alerts of a rehearsal are counted, those at night by the zone, and their gaps', () => {
  const alerts = [alert(1), alert(2, 'no_data'), alert(3), alert(15)];
  const summary = rehearsalSummary(alerts, period, 'UTC');
  expect(summary).toMatchObject({ count: 3, night: 2, median_gap: 7 * 60 });
  expect(summary.per_week).toBeCloseTo(1.5);
  // Eight hours later there, all but the last are in the morning.
  expect(rehearsalSummary(alerts, period, 'Australia/Perth').night).toBe(1);
});

test('the alerts of each day are counted without notices, up to the end', () => {
  const alerts = [alert(0), alert(2, 'no_data'), alert(23), alert(24), alert(48)];
  const summary = rehearsalSummary(alerts, { from, to: from + 48 * hour }, 'UTC');
  expect(summary.by_day).toEqual([2, 2]);
  // A period of two and a half days has a third, short one.
  const longer = rehearsalSummary(alerts, { from, to: from + 60 * hour }, 'UTC');
  expect(longer.by_day).toEqual([2, 1, 1]);
});

test('without alerts, and in an empty period, there is no gap and no rate', () => {
  const empty = { count: 0, night: 0, median_gap: null, per_week: 0 };
  expect(rehearsalSummary([], period, 'UTC')).toEqual({ ...empty, by_day: Array(14).fill(0) });
  expect(rehearsalSummary([], { from, to: from }, 'UTC')).toEqual({ ...empty, by_day: [0] });
});

test.each([
  [21.99, false],
  [22, true],
  [29.99, true],
  [30, false],
])('%d hours after midnight is at night: %s', (hours, isNight) => {
  expect(isAtNight(from + hours * hour, 'UTC')).toBe(isNight);
});
