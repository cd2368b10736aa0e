import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultPermissionQuery,
  permissionQueryOf,
  searchOfPermissionQuery,
} from './permission-search.ts';

test('an empty address is everybody by name, 50 a page', () => {
  expect(permissionQueryOf({})).toEqual(defaultPermissionQuery);
  expect(searchOfPermissionQuery(defaultPermissionQuery)).toEqual({});
});

test('what was chosen comes back', () => {
  const search = { level: 'Manager', search: 'crew', sort: 'changed', descending: true, page: 1 };
  expect(searchOfPermissionQuery(permissionQueryOf(search))).toEqual(search);
});

test('any address at all gives a question', () => {
  const keys = fc.constantFrom(...Object.keys(defaultPermissionQuery));
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (search) => {
      expect(Object.keys(permissionQueryOf(search)).sort()).toEqual(
        Object.keys(defaultPermissionQuery).sort(),
      );
    }),
  );
});
