import { expect, test } from 'vitest';
import { accessFromText, grantsOf, unknownAccess } from './access-list.ts';

test('[PERM-03] a list is trimmed, lower-cased, without doubles and in canonical order', () => {
  expect(accessFromText(' Measure_User,view_user , VIEW_USER')).toEqual([
    'view_user',
    'measure_user',
  ]);
});

test('unknown words give no right and are named', () => {
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
