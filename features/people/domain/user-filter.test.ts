import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestSearch, mostChosenPeople, userFilter } from '#people/contract';
import { defaultUserFilter, searchFromUserFilter, userFilterFromSearch } from './user-filter.ts';

const id = (at: number) => `018f3a1c-5b7e-7c3d-9a2b-${String(at).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, at) => id(at));

test('[USER-15] an empty URL means everybody except hidden people, with the time of the last measurement', () => {
  expect(userFilterFromSearch({})).toEqual({
    ...{ search: '', user_ids: [], showHidden: false, showLastMeasurement: true },
  });
  expect(searchFromUserFilter(defaultUserFilter)).toEqual({});
});

test.each([
  [{ search: ['a'], user_ids: 'x', showHidden: 'yes', showLastMeasurement: 3 }],
  [{ search: 'x'.repeat(longestSearch + 1), user_ids: ['nobody'] }],
  [{ user_ids: ids(mostChosenPeople + 1) }],
])('an invalid URL gives the default: %j', (search) => {
  expect(userFilterFromSearch(search)).toEqual(defaultUserFilter);
});

test('a search for digits is read as text', () => {
  expect(userFilterFromSearch({ search: 4711 }).search).toBe('4711');
});

test('every filter survives conversion to a URL and back', () => {
  const filters = fc.record({
    search: fc.string({ maxLength: longestSearch }),
    user_ids: fc.constantFrom([], ids(1), ids(mostChosenPeople)),
    ...{ showHidden: fc.boolean(), showLastMeasurement: fc.boolean() },
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(userFilterFromSearch(searchFromUserFilter(filter))).toEqual(filter);
    }),
  );
});

test('any URL gives a filter', () => {
  const keys = fc.constantFrom(...Object.keys(defaultUserFilter));
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (search) => {
      const filter = userFilterFromSearch(search);
      expect(userFilter({ ...filter })).toEqual(filter);
    }),
  );
});

test('the longest filter takes less than 5 kB of a URL', () => {
  const longest = searchFromUserFilter({
    ...{ search: 'x'.repeat(longestSearch), user_ids: ids(mostChosenPeople) },
    ...{ showHidden: true, showLastMeasurement: false },
  });
  // The router writes each value as JSON.
  const address = new URLSearchParams(
    Object.entries(longest).map(([field, value]) => [field, JSON.stringify(value)]),
  );
  expect(address.toString().length).toBeLessThan(5_000);
});
