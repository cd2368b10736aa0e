import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const everybody = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

let fixture: OrgFixture;
const tokens = new Map<string, string>();
const id = (person: string) => fixture.acme.id(person);
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

async function tokenOf(person: string): Promise<string> {
  const token = tokens.get(person) ?? (await signInTo(fixture.app, fixture.acme.emailOf(person)));
  tokens.set(person, token);
  return token;
}

const change = async (by: string, body: object) =>
  fixture.app.call('PATCH', '/v2/user/', body, await tokenOf(by));

/** Every active permission of both organisations, as text. */
async function allPermissions(): Promise<string> {
  const held: unknown[] = [];
  for (const { org_id } of [fixture.acme, fixture.other]) {
    const { rows } = await fixture.database.read(org_id, (tx) =>
      tx.query(
        `select user_id, tag_id, access from permissions
         where org_id = $1 and active order by user_id, tag_id, access`,
        [org_id],
      ),
    );
    held.push(rows);
  }
  return JSON.stringify(held);
}

/** Makes calls that must not change anybody's permissions; returns their statuses. */
async function withoutEffect(calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const before = await allPermissions();
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  expect(await allPermissions()).toBe(before);
  return statuses;
}

const lower = ['manager_all', 'manager_day', 'editor_day', 'limited', 'worker_day'];

test('nobody can raise their own rights, or those of others without being an admin', async () => {
  const wishes = [
    { access: 'admin', tag_id: null },
    { access: 'view_user', tag_id: null },
    { access: 'manager', tag_id: fixture.acme.night },
  ];
  for (const person of lower) {
    const statuses = await withoutEffect(
      wishes.flatMap((wish) =>
        [person, 'mate_day'].map(
          (subject) => () => change(person, { user_id: id(subject), permissions: [wish] }),
        ),
      ),
    );
    for (const status of statuses) expect([403, 404]).toContain(status);
  }
});

test('nobody can edit their own permissions, whatever the case of the id', async () => {
  for (const person of ['owner', 'admin']) {
    for (const user_id of [id(person), id(person).toUpperCase()]) {
      const body = { user_id, permissions: [{ access: 'view_user', tag_id: null }] };
      expect(await withoutEffect([() => change(person, body)])).toEqual([403]);
    }
  }
});

test.each([
  'ADMIN',
  ' admin ',
  'view_user,admin',
  'view_user,,admin',
  'view_user,\u00a0Admin\u00a0',
  'view_user\nadmin',
  'view_user;admin',
  'view_user admin',
  'sUpEr',
  'super,',
  '"admin"',
  'admin\u0000',
  'adm\u0131n',
  'ADM\u0130N',
  '\u017fuper',
  '\u0430dmin',
  ['admin'],
  { admin: true },
  null,
])('the access %j makes nobody an admin', async (access) => {
  const permissions = [{ access, tag_id: null }];
  const calls = ['owner', 'admin'].map(
    (person) => () => change(person, { user_id: id('worker_day'), permissions }),
  );
  expect(await withoutEffect(calls)).toEqual([422, 422]);
});

test('the tag of a permission must belong to the organisation, or be null', async () => {
  const tags = [undefined, '', 'null', 0, false, [], nobody, everybody, fixture.other.day, newId()];
  const calls = tags.map(
    (tag_id) => () =>
      change('owner', {
        user_id: id('worker_day'),
        permissions: [{ access: 'view_user', tag_id }],
      }),
  );
  expect(await withoutEffect(calls)).toEqual(tags.map(() => 422));
});

test('reserved ids and those of another organisation are not found', async () => {
  const ids = [nobody, everybody, fixture.other.id('worker_day'), fixture.other.org_id];
  const permissions = [{ access: 'view_user', tag_id: null }];
  const path = (user_id: string) => `/v3/organisation/admins/${user_id}`;
  const calls = ids.flatMap((user_id) => [
    () => change('owner', { user_id, permissions }),
    async () => fixture.app.call('PUT', path(user_id), { level: 'admin' }, await tokenOf('owner')),
    async () =>
      fixture.app.call(
        'PATCH',
        '/v3/permission/remove',
        { user_ids: [id('limited'), user_id] },
        await tokenOf('owner'),
      ),
  ]);
  expect(await withoutEffect(calls)).toEqual(calls.map(() => 404));
});

test('no other field of a person makes them an admin', async () => {
  const smuggled = [
    { is_admin: true },
    { org_id: fixture.other.org_id },
    { access: 'super' },
    { level: 'owner' },
    { grants: [{ access: ['super'], tag_id: null }] },
  ];
  const calls = smuggled.map(
    (more) => () => change('owner', { user_id: id('worker_day'), permissions: [], ...more }),
  );
  // Unknown fields are ignored: the call does the rest, which is nothing here.
  expect(await withoutEffect(calls)).toEqual(smuggled.map(() => 200));
});

test('no call can remove the last owner', async () => {
  const token = await tokenOf('owner');
  const path = `/v3/organisation/admins/${id('owner')}`;
  const statuses = await withoutEffect([
    () => fixture.app.call('DELETE', path, undefined, token),
    () => fixture.app.call('PUT', path, { level: 'admin' }, token),
    () =>
      fixture.app.call(
        'POST',
        '/v3/organisation/admins',
        { user_id: id('owner'), level: 'none' },
        token,
      ),
    () => fixture.app.call('PATCH', '/v3/permission/remove', { user_ids: [id('owner')] }, token),
    () => change('owner', { user_id: id('owner'), permissions: [] }),
  ]);
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
});

test('only an owner can make an admin, with a known level', async () => {
  const give = (by: string, level: string) => async () =>
    fixture.app.call(
      'POST',
      '/v3/organisation/admins',
      { user_id: id('worker_day'), level },
      await tokenOf(by),
    );
  const words = ['Owner', 'super', 'admin,owner', ''];
  expect(await withoutEffect(words.map((word) => give('owner', word)))).toEqual(
    words.map(() => 422),
  );
  const others = ['admin', ...lower];
  expect(await withoutEffect(others.map((by) => give(by, 'admin')))).toEqual(others.map(() => 403));
});
