import { expect, test } from 'vitest';
import { compareShares, daysBefore, seasonDays, splitDays, weeksOf } from './index.ts';
import { addHours, noHours, roundedHours } from './index.ts';

test.each([
  ['2026-11-27', true, '2026-10-01', '2026-11-27'],
  ['2026-01-05', true, '2025-10-01', '2026-01-05'],
  ['2026-05-05', true, '2025-10-01', '2026-03-31'],
  ['2026-05-05', false, '2026-04-01', '2026-05-05'],
  ['2026-11-27', false, '2026-04-01', '2026-09-30'],
  ['2026-01-05', false, '2025-04-01', '2025-09-30'],
])('on %s, in the south: %s, the season is %s to %s', (today, isSouth, from, to) => {
  expect(seasonDays(today, isSouth)).toEqual({ from, to });
});

test('a period has one of the same length before it, and two parts', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(daysBefore(period)).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect(daysBefore({ from: '2017-01-05', to: '2017-01-31' })).toBeNull();
  expect(splitDays(period, '2026-11-30')?.after).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  expect(splitDays(period, '2026-11-01')).toBeNull();
  expect(splitDays(period, '2026-12-01')).toBeNull();
});

test('weeks begin on Mondays and are cut to the period', () => {
  const days = Array.from({ length: 9 }, (_, nth) => ({ start: nth, end: nth + 1 }));
  // A Saturday.
  expect(weeksOf('2026-11-07', days)).toEqual([
    { from: '2026-11-07', to: '2026-11-08', start: 0, end: 2 },
    { from: '2026-11-09', to: '2026-11-15', start: 2, end: 9 },
  ]);
});

test.each([
  [0, 0, 30, 40, 'none'],
  [10, 19, 30, 40, 'few'],
  [20, 40, 22, 40, 'chance'],
  [40, 40, 40, 40, 'chance'],
  [10, 40, 35, 40, 'higher'],
  [35, 40, 10, 40, 'lower'],
])('%i of %i and then %i of %i are %s', (done, of, later, ofLater, expected) => {
  expect(compareShares({ before: { done, of }, after: { done: later, of: ofLater } })).toBe(
    expected,
  );
});

test('hours on shift count by the highest known risk, parts of hours as parts', () => {
  const hour = 3_600_000;
  const counts = noHours();
  const cool = new Map([
    [1, 'low' as const],
    [2, 'low' as const],
    [3, 'high' as const],
  ]);
  const hot = new Map([[2, 'extreme' as const]]);
  const crew = { people: 2, shifts: [{ start: 1.5 * hour, end: 6 * hour }], levels: [cool, hot] };
  addHours(crew, 5 * hour, () => [counts]);
  expect(counts).toEqual({ high: 2, extreme: 2, unknown: 2, total: 7 });
  addHours({ ...crew, levels: [] }, 2 * hour, () => [counts]);
  expect(roundedHours(counts)).toEqual({ high: 2, extreme: 2, unknown: 3, total: 8 });
});
