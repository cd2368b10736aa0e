import { expect, test } from 'vitest';
import { matrixSearch } from './matrix-search.ts';

const id = '0199a3c2-5d1e-7c3f-8b1a-3f2d6a1c9e04';

test('a URL holds the location and the days of the matrix', () => {
  const search = { matrix_location: id, matrix_from: '2026-11-24', matrix_to: '2026-11-26' };
  expect(matrixSearch({ ...search, date_filter: 'live' })).toEqual(search);
});

test('a URL holds the open cell', () => {
  const search = { matrix_job: id, matrix_column: 'max' };
  expect(matrixSearch(search)).toEqual(search);
  expect(matrixSearch({ matrix_column: 'none' })).toEqual({ matrix_column: 'none' });
  expect(matrixSearch({ matrix_job: 'welding', matrix_column: 'mean' })).toEqual({});
});

test('invalid locations and days are left out', () => {
  expect(matrixSearch({ matrix_location: 'Pit 4', matrix_from: 'tomorrow' })).toEqual({});
  expect(matrixSearch({})).toEqual({});
});
