import { expect, test } from 'vitest';
import { isNarrowed, personPage, placeFromSearch, searchFromPlace } from './tests-search.ts';

test('an empty URL means the newest 25 of all tests', () => {
  const start = { filter: personPage.initial, sort: 'time', descending: true, page: 0, size: 25 };
  expect(placeFromSearch({})).toEqual(start);
  expect(placeFromSearch({ sort: 'colour', page: -2, size: 'all', descending: 1 })).toEqual(start);
});

test('a chosen place survives conversion to a URL and back', () => {
  const table = { sort: 'value', descending: false, page: 3, size: 50 };
  const search = { ...table, date_filter: 'last_x_days', last_x_days: 30 };
  expect(searchFromPlace(placeFromSearch(search))).toEqual(search);
  expect(searchFromPlace(placeFromSearch({}))).toEqual({});
  expect(isNarrowed(placeFromSearch(search))).toBe(true);
  expect(isNarrowed(placeFromSearch(table))).toBe(false);
});
