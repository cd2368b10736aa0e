import { expect, test } from 'vitest';
import { accessFromText, grantsOf, unknownAccess } from './access-list.ts';

test('[PERM-03] a list is trimmed, lower-cased, without duplicates and in canonical order', () => {
  expect(accessFromText(' Measure_User,view_user , VIEW_USER')).toEqual([
    'view_user',
    'measure_user',
  ]);
});

test('unknown words give no right and are reported', () => {
  expect(accessFromText('view_user,root')).toEqual(['view_user']);
  expect(unknownAccess('view_user, Root,')).toEqual(['root']);
});

test('only active permissions of the person become grants', () => {
  const rows = [
    { access: 'manager', tag_id: 'day', active: true, user_id: 'a' },
    { access: 'admin', tag_id: null, active: false, user_id: 'a' },
    { access: 'admin', tag_id: null, active: true, user_id: 'b' },
  ];
  expect(grantsOf(rows, 'a')).toEqual([{ access: ['manager'], tag_id: 'day' }]);
});

test('[PERM-05] the access values of the specification are known, and no others', () => {
  const values = [
    ...['none', 'super', 'admin', 'manager', 'special', 'limited'],
    ...['view_user', 'edit_user', 'delete_user', 'measure_user'],
    ...['view_measure', 'edit_measure', 'delete_measure'],
  ];
  expect(accessFromText(values.join())).toEqual(values);
  expect(unknownAccess(values.join())).toEqual([]);
  const others = ['owner', 'view', 'view_users', 'measure', 'restore_measure', 'all'];
  expect(accessFromText(others.join())).toEqual([]);
  expect(unknownAccess(others.join())).toEqual(others);
});
