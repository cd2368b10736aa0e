import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFilter } from '#measurements/contract';
import {
  defaultFilter,
  filterFromSearch,
  isDefaultFilter,
  labelGroups,
  searchFromFilter,
} from './date-filter.ts';

const tag = '018f3a1c-5b7e-7c3d-9a2b-0123456789ab';

test('an empty address is the last 7 days of everybody, hours preset to 3', () => {
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

test('an address holds only what its mode needs', () => {
  const filter = dateFilter.parse({ date_filter: 'by_week', year: 2026, week: 12, month: 3 });
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
])('garbage %j reads as the default', (search) => {
  expect(searchFromFilter(filterFromSearch(search))).toEqual({});
});

test('any filter survives the way through an address', () => {
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

test('any address at all gives a filter', () => {
  const keys = fc.constantFrom(...Object.keys(defaultFilter), 'year', 'day', 'start_date');
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (search) => {
      expect(dateFilter.safeParse(filterFromSearch(search)).success).toBe(true);
    }),
  );
});

test('labels of one kind are alternatives, kinds add up', () => {
  expect(labelGroups({ ...defaultFilter, tag_ids: ['a', 'b'], location_ids: ['c'] })).toEqual([
    ['a', 'b'],
    ['c'],
  ]);
});
