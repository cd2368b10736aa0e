import { expect, it } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import type { PermissionQuery } from '#people/domain';
import { ownPermissions, permissionList } from './permission-list.ts';

const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'X', email: `${user_id}@x.example`, tag_ids },
  ...{ active: true, is_hidden: false, has_picture: false, ...more },
});
const permission = (user_id: string, access: string, tag_id: string | null, day: number) => ({
  ...{ permission_id: `${user_id}-${access}-${tag_id}`, user_id, access, tag_id, active: day > 0 },
  modified_time: `2026-11-${String(Math.abs(day)).padStart(2, '0')}T00:00:00.000Z`,
});

const tables: Record<string, object[]> = {
  organisations: [{ org_id: 'o1' }],
  tags: [
    { tag_id: 'd', name: 'Day', active: true },
    { tag_id: 'n', name: 'Night', active: true },
    { tag_id: 'gone', name: 'Gone', active: false },
  ],
  users: [
    person('owner', []),
    person('admin', []),
    person('manager', []),
    person('ann', ['d']),
    person('ben', ['n'], { email: null }),
    person('left', ['d'], { active: false }),
  ],
  permissions: [
    permission('owner', 'super', null, 1),
    permission('admin', 'admin', null, 2),
    permission('manager', 'manager', 'd', 3),
    permission('manager', 'view_user', 'n', -9),
    permission('ann', 'view_user,measure_user', 'n', 4),
    permission('ann', 'manager', 'gone', 5),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row, index) => [String(Object.values(row)[0] ?? index), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};

const all: PermissionQuery = {
  ...{ search: '', level: null, tag_id: null, sort: 'name', descending: false, page: 0, size: 50 },
};
const ask = async (user_id: string, query: Partial<PermissionQuery> = {}) =>
  permissionList.run(copy, { ...all, ...query }, { now: 0, user_id });
const ids = async (user_id: string, query: Partial<PermissionQuery> = {}) =>
  (await ask(user_id, query)).rows.map((row) => row.user_id);

it('shows an admin everybody, a manager the members of their tags, all others nobody', async () => {
  expect(await ids('admin')).toEqual(['admin', 'ann', 'ben', 'manager', 'owner']);
  expect(await ids('manager')).toEqual(['ann']);
  expect(await ids('ann')).toEqual([]);
});

it('shows what each person may do, in which scope, and the last change; a removed tag gives nothing', async () => {
  const [ann] = (await ask('admin', { search: 'ann' })).rows;
  expect(ann).toMatchObject({ mayEdit: true, mayRemove: true });
  expect(ann?.scopes).toEqual([
    { tag_id: 'n', tag: 'Night', access: ['view_user', 'measure_user'] },
  ]);
  expect((await ask('admin', { search: 'manager' })).rows[0]?.changed).toBe(Date.UTC(2026, 10, 9));
  expect((await ask('admin', { search: 'ben' })).rows[0]?.changed).toBeNull();
});

it('nobody can change themselves, an admin no other admin, a manager nobody', async () => {
  const changeable = async (user_id: string, field: 'mayEdit' | 'mayRemove') =>
    (await ask(user_id)).rows.filter((row) => row[field]).map((row) => row.user_id);
  expect(await changeable('admin', 'mayRemove')).toEqual(['ann', 'ben', 'manager']);
  expect(await changeable('owner', 'mayRemove')).toEqual(['admin', 'ann', 'ben', 'manager']);
  expect(await changeable('owner', 'mayEdit')).toEqual(['ann', 'ben', 'manager']);
  expect(await changeable('manager', 'mayRemove')).toEqual([]);
});

it('filters by level, tag and text, sorts, and pages', async () => {
  expect(await ids('admin', { level: 'None' })).toEqual(['ben']);
  expect(await ids('admin', { tag_id: 'n' })).toEqual(['ann', 'ben']);
  expect(await ids('admin', { search: 'BEN' })).toEqual(['ben']);
  expect((await ids('admin', { sort: 'level' }))[0]).toBe('owner');
  expect(await ids('admin', { sort: 'changed', descending: true })).toEqual([
    ...['manager', 'ann', 'admin', 'owner', 'ben'],
  ]);
  expect((await ids('admin', { sort: 'email', descending: true })).at(-1)).toBe('ben');
  const page = await ask('admin', { page: 1, size: 2 });
  expect([page.rows.map((row) => row.user_id), page.matching]).toEqual([['ben', 'manager'], 5]);
});

it('lists the own scopes, everybody first', async () => {
  expect(await ownPermissions.run(copy, {}, { now: 0, user_id: 'manager' })).toEqual([
    { tag_id: 'd', tag: 'Day', access: ['manager'] },
  ]);
  expect(await ownPermissions.run(copy, {}, { now: 0, user_id: 'ben' })).toEqual([]);
});
