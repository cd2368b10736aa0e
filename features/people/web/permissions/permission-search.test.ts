import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissionSearch } from './permission-search.ts';

const {
  defaults: defaultPermissionQuery,
  read: permissionQueryOf,
  short: searchOfPermissionQuery,
} = permissionSearch;

test('an empty URL means everybody by name, 50 a page', () => {
  expect(permissionQueryOf({})).toEqual(defaultPermissionQuery);
  expect(searchOfPermissionQuery(defaultPermissionQuery)).toEqual({});
});

test('a chosen query survives conversion to a URL and back', () => {
  const search = { level: 'Manager', search: 'crew', sort: 'changed', descending: true, page: 1 };
  expect(searchOfPermissionQuery(permissionQueryOf(search))).toEqual(search);
});

test('any URL gives a query', () => {
  const keys = fc.constantFrom(...Object.keys(defaultPermissionQuery));
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (search) => {
      expect(Object.keys(permissionQueryOf(search)).sort()).toEqual(
        Object.keys(defaultPermissionQuery).sort(),
      );
    }),
  );
});
