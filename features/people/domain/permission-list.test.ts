import { expect, test } from 'vitest';
import { permissionSorts } from './permission-list.ts';

test('the table of permissions is sorted by name at first, and by what else it can be', () => {
  expect(permissionSorts).toEqual(['name', 'email', 'level', 'changed']);
});
