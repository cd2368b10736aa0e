import { expect, test } from 'vitest';
import { placeFromSearch, searchFromPlace } from './tests-search.ts';

test('an empty address is the newest 25 tests', () => {
  const start = { sort: 'time', descending: true, page: 0, size: 25 };
  expect(placeFromSearch({})).toEqual(start);
  expect(placeFromSearch({ sort: 'colour', page: -2, size: 'all', descending: 1 })).toEqual(start);
});

test('what was chosen comes back', () => {
  const search = { sort: 'value', descending: false, page: 3, size: 50 };
  expect(searchFromPlace(placeFromSearch(search))).toEqual(search);
  expect(searchFromPlace(placeFromSearch({}))).toEqual({});
});
