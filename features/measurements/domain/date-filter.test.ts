import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFilter } from '#measurements/contract';
import type { DateFilter } from '#measurements/contract';
import {
  countedFilter,
  dashboardPage,
  defaultFilter,
  filterFromSearch,
  isDefaultFilter,
  labelGroups,
  searchFromFilter,
} from './date-filter.ts';

const tag = '018f3a1c-5b7e-7c3d-9a2b-0123456789ab';

test('[DASH-09, DASH-11, DASH-12] an empty URL means the last 7 days of everybody, with 3 hours preset', () => {
  expect(filterFromSearch({})).toEqual(defaultFilter);
  expect(defaultFilter).toMatchObject({
    date_filter: 'last_x_days',
    last_x_days: 7,
    last_x_hours: 3,
    start_time: '00:00',
    end_time: '23:59',
    tag_ids: [],
  });
  expect(searchFromFilter(defaultFilter)).toEqual({});
});

test('a URL holds only what its mode needs', () => {
  const filter = dateFilter({ date_filter: 'by_week', year: 2026, week: 12, month: 3 });
  expect(searchFromFilter(filter)).toEqual({ date_filter: 'by_week', year: 2026, week: 12 });
  expect(isDefaultFilter(filter)).toBe(false);
});

test.each([
  [{ date_filter: 'yesterday' }],
  [{ date_filter: ['live'] }],
  [{ last_x_days: -4, last_x_hours: 'many' }],
  [{ year: 1999, month: 13, day: 0, week: 99 }],
  [{ tag_ids: 'x', job_ids: [1], location_ids: ['nobody'] }],
  [{ start_time: '25:00', end_time: null }],
  [{ date_filter: 'custom', start_date: '2026-01-01' }],
])('invalid value %j reads as the default', (search) => {
  expect(searchFromFilter(filterFromSearch(search))).toEqual({});
});

test('every filter survives conversion to a URL and back', () => {
  const filters = fc.record({
    date_filter: fc.constantFrom('live', 'all', 'last_x_hours', 'last_x_days', 'by_date'),
    last_x_days: fc.constantFrom(1, 7, 14, 30),
    year: fc.integer({ min: 2017, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    tag_ids: fc.constantFrom([], [tag]),
  });
  fc.assert(
    fc.property(filters, (parts) => {
      const search = searchFromFilter(filterFromSearch(parts));
      expect(searchFromFilter(filterFromSearch(search))).toEqual(search);
    }),
  );
});

test('any URL gives a filter', () => {
  const keys = fc.constantFrom(...Object.keys(defaultFilter), 'year', 'day', 'start_date');
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (search) => {
      const filter = filterFromSearch(search);
      expect(dateFilter({ ...filter })).toEqual(filter);
    }),
    { examples: [[{ last_x_days: { toString: false } }]] },
  );
});

test('labels of one kind are alternatives, different kinds must all match', () => {
  expect(labelGroups({ ...defaultFilter, tag_ids: ['a', 'b'], location_ids: ['c'] })).toEqual([
    ['a', 'b'],
    ['c'],
  ]);
});

const monitoring = {
  initial: dateFilter({ date_filter: 'last_x_hours', last_x_hours: 24 }),
  offersCustom: true,
  liveHours: 24,
};

test.each([
  [{}, { date_filter: 'last_x_hours', last_x_hours: 24 }],
  [{ last_x_hours: 3 }, { date_filter: 'last_x_hours', last_x_hours: 3 }],
  [{ last_x_hours: 'many' }, { date_filter: 'last_x_hours', last_x_hours: 24 }],
  [{ date_filter: 'yesterday' }, { date_filter: 'last_x_hours', last_x_hours: 24 }],
  [{ date_filter: 'live' }, { date_filter: 'live', last_x_hours: 3 }],
  [{ date_filter: 'last_x_days' }, { date_filter: 'last_x_days', last_x_days: 7 }],
  [
    { date_filter: 'custom', start_date: '2026-01-01', limit_to_hours: true },
    { date_filter: 'custom', start_date: '2026-01-01', end_time: '23:59', limit_to_hours: true },
  ],
])('a page with its own default and a range reads %j', (search, filter) => {
  expect(filterFromSearch(search, monitoring)).toMatchObject(filter);
});

test('a filter of such a page survives conversion to a URL and back', () => {
  const filters = fc.record({
    date_filter: fc.constantFrom('live', 'last_x_hours', 'last_x_days', 'custom', undefined),
    last_x_hours: fc.constantFrom(3, 24, 12),
    start_date: fc.constantFrom(undefined, '2026-02-28'),
    start_time: fc.constantFrom('00:00', '22:15'),
    limit_to_hours: fc.boolean(),
  });
  fc.assert(
    fc.property(filters, (parts) => {
      const filter = filterFromSearch(parts, monitoring);
      const search = searchFromFilter(filter, monitoring);
      const again = filterFromSearch(search, monitoring);
      expect(searchFromFilter(again, monitoring)).toEqual(search);
      expect(again.date_filter).toBe(filter.date_filter);
      if (filter.date_filter === 'last_x_hours')
        expect(again.last_x_hours).toBe(filter.last_x_hours);
    }),
  );
  expect(searchFromFilter(monitoring.initial, monitoring)).toEqual({});
});

test.each([
  ...(['live', 'all', 'last_x_hours', 'last_x_days', 'by_date', 'by_week', 'by_month'] as const),
  'custom',
])('[DASH-08] a URL may request the mode %s', (date_filter) => {
  expect(filterFromSearch({ date_filter }, monitoring).date_filter).toBe(date_filter);
});

test.each(['last_x_weeks', 'by_year', 'Live', ''])('[DASH-08] %j is not a mode', (date_filter) => {
  expect(filterFromSearch({ date_filter }, monitoring)).toEqual(monitoring.initial);
});

test("'live' on a page with a look-back counts those hours, otherwise all tests", () => {
  const live = dateFilter({ date_filter: 'live', tag_ids: [tag] });
  expect(countedFilter(live, monitoring)).toMatchObject({
    ...{ date_filter: 'last_x_hours', last_x_hours: 24, tag_ids: [tag] },
  });
  expect(countedFilter(live, dashboardPage)).toBe(live);
  expect(countedFilter(defaultFilter, monitoring)).toBe(defaultFilter);
});

test('[DASH-16] a filter has the fields of the specification, and no others', () => {
  const whole = {
    ...{ date_filter: 'custom', year: 2026, month: 11, day: 20, week: 47 },
    ...{ last_x_days: 14, last_x_hours: 6, start_date: '2026-11-18', end_date: '2026-11-19' },
    ...{ start_time: '22:00', end_time: '06:00', limit_to_hours: true },
    ...{ tag_ids: [tag], job_ids: [tag], location_ids: [tag] },
  } satisfies Record<keyof DateFilter, unknown>;
  expect(dateFilter({ ...whole, more: true })).toEqual(whole);
});
