import { expect, test } from 'vitest';
import type { DateFilter } from '#measurements/contract';
import { dateWindows, pinned } from './date-window.ts';
import { defaultFilter } from './date-filter.ts';

const now = Date.parse('2026-11-20T13:42:00+08:00');
const perth = 'Australia/Perth';
const filter = (parts: Partial<DateFilter>): DateFilter => ({ ...defaultFilter, ...parts });
const iso = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

const windows = (parts: Partial<DateFilter>, zone = perth, at = now) => {
  const { window, before } = dateWindows(filter(parts), at, zone);
  return [iso(window.from), iso(window.to), iso(before?.from), iso(before?.to)];
};

test('live and all are open on both sides and have no previous window', () => {
  expect(windows({ date_filter: 'live' })).toEqual([null, null, null, null]);
  expect(windows({ date_filter: 'all' })).toEqual([null, null, null, null]);
});

test("the last 7 days are today and the six days before, in the zone's calendar", () => {
  expect(windows({})).toEqual([
    '2026-11-13T16:00:00.000Z',
    null,
    '2026-11-06T16:00:00.000Z',
    '2026-11-13T16:00:00.000Z',
  ]);
});

test('the last hours are counted back from now', () => {
  expect(windows({ date_filter: 'last_x_hours', last_x_hours: 3 })).toEqual([
    '2026-11-20T02:42:00.000Z',
    null,
    '2026-11-19T23:42:00.000Z',
    '2026-11-20T02:42:00.000Z',
  ]);
});

test('a day, week and month end where the next begins', () => {
  expect(windows({ date_filter: 'by_date', year: 2026, month: 11, day: 19 }).slice(0, 2)).toEqual([
    '2026-11-18T16:00:00.000Z',
    '2026-11-19T16:00:00.000Z',
  ]);
  expect(windows({ date_filter: 'by_week', year: 2026, week: 12 })).toEqual([
    '2026-03-15T16:00:00.000Z',
    '2026-03-22T16:00:00.000Z',
    '2026-03-08T16:00:00.000Z',
    '2026-03-15T16:00:00.000Z',
  ]);
  expect(windows({ date_filter: 'by_month', year: 2026, month: 3 })).toEqual([
    '2026-02-28T16:00:00.000Z',
    '2026-03-31T16:00:00.000Z',
    '2026-01-31T16:00:00.000Z',
    '2026-02-28T16:00:00.000Z',
  ]);
});

test("missing values are today's, and a day that does not exist is the last of its month", () => {
  expect(windows({ date_filter: 'by_week' })[0]).toBe('2026-11-15T16:00:00.000Z');
  expect(windows({ date_filter: 'by_date', month: 2, day: 31 })[0]).toBe(
    '2026-02-27T16:00:00.000Z',
  );
});

test('the day on which clocks go forward has 23 hours', () => {
  const day = { date_filter: 'by_date', year: 2026, month: 10, day: 4 } as const;
  expect(windows(day, 'Australia/Sydney').slice(0, 2)).toEqual([
    '2026-10-03T14:00:00.000Z',
    '2026-10-04T13:00:00.000Z',
  ]);
});

test('a custom range includes its last minute and is swapped if its end comes first', () => {
  const range = {
    date_filter: 'custom',
    start_date: '2026-11-19',
    end_date: '2026-11-18',
  } as const;
  expect(windows({ ...range, start_time: '08:00', end_time: '17:30' }).slice(0, 2)).toEqual([
    '2026-11-18T09:30:00.000Z',
    '2026-11-19T00:01:00.000Z',
  ]);
});

test.each([
  ['by_date', { year: 2026, month: 11, day: 20 }],
  ['by_week', { year: 2026, week: 47 }],
  ['by_month', { year: 2026, month: 11 }],
  ['last_x_days', {}],
] as const)('%s without a choice is pinned to %j', (date_filter, expected) => {
  expect(pinned(filter({ date_filter }), now, perth)).toEqual(filter({ date_filter, ...expected }));
});
