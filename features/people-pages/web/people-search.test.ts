import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onlyOf, peopleSearch, queryFromFilter, restrictions } from './people-search.ts';

const {
  defaults: defaultPeopleFilter,
  read: filterFromSearch,
  short: searchFromFilter,
} = peopleSearch;

test('[USER-16] an empty URL means everybody by name, 30 a page, with the time of the last measurement', () => {
  expect(filterFromSearch({})).toEqual(defaultPeopleFilter);
  expect(defaultPeopleFilter).toMatchObject({ size: 30, sort: 'name', showHidden: false });
  expect(searchFromFilter(defaultPeopleFilter)).toEqual({});
});

test.each([
  [{ sort: 'shoe size', page: -1, size: 0 }],
  [{ tag_ids: 'x', showHidden: 'maybe' }],
  [{ page: 1.5, size: 1e9, descending: 'yes' }],
])('invalid value %j reads as the default', (search) => {
  expect(searchFromFilter(filterFromSearch(search))).toEqual({});
});

test('a chosen filter survives conversion to a URL and back', () => {
  const search = { search: 'crew', showHidden: true, sort: 'value', descending: true, page: 2 };
  expect(searchFromFilter(filterFromSearch(search))).toEqual(search);
});

test('a few chosen people and states are in the URL', () => {
  const people = ['01900000-0000-7000-8000-000000000001'];
  const search = { states: ['moderate', 'severe'], only: true, people, who: 'who are dry' };
  const filter = filterFromSearch(search);
  expect(searchFromFilter(filter)).toEqual(search);
  expect(restrictions(filter)).toBe(2);
  expect(queryFromFilter(filter)).not.toHaveProperty('who');
  expect(onlyOf(filter, null)).toEqual({ user_ids: people, who: 'who are dry' });
  const held = { user_ids: ['x'], who: 'in memory' };
  expect(onlyOf(filterFromSearch({ only: true }), held)).toBe(held);
  expect(onlyOf(filterFromSearch({ people }), held)).toBeNull();
  // States that do not exist are no filter, and their order does not matter.
  expect(filterFromSearch({ states: ['dry'] }).states).toEqual([]);
  expect(filterFromSearch({ states: ['severe', 'mild'] }).states).toEqual(['mild', 'severe']);
});

test('any URL gives a filter', () => {
  const keys = fc.constantFrom(...Object.keys(defaultPeopleFilter));
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (search) => {
      expect(Object.keys(filterFromSearch(search)).sort()).toEqual(
        Object.keys(defaultPeopleFilter).sort(),
      );
    }),
  );
});
