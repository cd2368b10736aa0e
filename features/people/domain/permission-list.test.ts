import { expect, test } from 'vitest';
import { permissionSorts } from './permission-list.ts';

test('the table of permissions is sorted by name by default, and by its other columns', () => {
  expect(permissionSorts).toEqual(['name', 'email', 'level', 'changed']);
});
