import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let owner: string;
let admin: string;
const id = (person: string) => fixture.acme.id(person);
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

interface Held {
  access: string;
  tag_id: string | null;
}

const change = (token: string, person: string, permissions: readonly object[], more = {}) =>
  fixture.app.call('PATCH', '/v2/user/', { user_id: id(person), permissions, ...more }, token);
const remove = (token: string, ...people: string[]) =>
  fixture.app.call('PATCH', '/v3/permission/remove', { user_ids: people.map(id) }, token);

async function rowsOf(person: string, active = true): Promise<Held[]> {
  return fixture.database.read(fixture.acme.org_id, async (tx) => {
    const { rows } = await tx.query<Held>(
      `select access, tag_id from permissions
       where org_id = $1 and user_id = $2 and active = $3 order by created_time, access`,
      [tx.org_id, id(person), active],
    );
    return rows;
  });
}

async function audited(person: string): Promise<string[]> {
  return fixture.database.read(fixture.acme.org_id, async (tx) => {
    const { rows } = await tx.query<{ line: string }>(
      `select action || ' ' || summary as line from audit_log
       where org_id = $1 and entity = 'user' and entity_id = $2 and action like '%permissions'
       order by time`,
      [tx.org_id, id(person)],
    );
    return rows.map(({ line }) => line);
  });
}

beforeEach(async () => {
  for (const person of ['worker_day', 'mate_day']) {
    await remove(owner, person);
  }
});

test('[PERM-31, PERM-37] permissions are replaced: normalised, with the old rows inactive, both audited', async () => {
  const { day, night } = fixture.acme;
  const first = await change(admin, 'worker_day', [
    { access: ' Manager ', tag_id: day },
    { access: 'measure_user, VIEW_USER,view_user', tag_id: night.toUpperCase() },
  ]);
  expect(first.status).toBe(200);
  expect(await rowsOf('worker_day')).toEqual([
    { access: 'manager', tag_id: day },
    { access: 'view_user,measure_user', tag_id: night },
  ]);
  const before = (await rowsOf('worker_day', false)).length;
  expect((await change(admin, 'worker_day', [{ access: 'view_user', tag_id: null }])).status).toBe(
    200,
  );
  expect(await rowsOf('worker_day')).toEqual([{ access: 'view_user', tag_id: null }]);
  expect((await rowsOf('worker_day', false)).length).toBe(before + 2);
  expect((await audited('worker_day')).slice(-2)).toEqual([
    `set_permissions ${day}: manager; ${night}: view_user,measure_user`,
    'set_permissions all people: view_user',
  ]);
});

test('an equal row stays, and setting it again is no change', async () => {
  const given = [{ access: 'manager', tag_id: fixture.acme.day }];
  await change(admin, 'worker_day', given);
  const [lines, ended] = [await audited('worker_day'), await rowsOf('worker_day', false)];
  expect((await change(admin, 'worker_day', given)).status).toBe(200);
  expect(await audited('worker_day')).toEqual(lines);
  expect(await rowsOf('worker_day', false)).toEqual(ended);
});

test.each([
  [[{ access: 'view_user,root', tag_id: null }], 'permissions.0.access', 'Invalid permission'],
  [[{ access: 'measure_user', tag_id: null }], 'permissions.0.access', 'Invalid permission'],
  [[{ access: '', tag_id: null }], 'permissions.0.access', 'Invalid permission'],
  [
    [
      { access: 'view_user', tag_id: null },
      { access: 'manager', tag_id: null },
    ],
    'permissions.1.access',
    'Invalid permission',
  ],
  [[{ access: 'view_user', tag_id: newId() }], 'permissions.0.tag_id', 'Tag not found'],
])('%j is rejected at %s', async (permissions, field, sentence) => {
  await change(admin, 'worker_day', [{ access: 'view_user', tag_id: null }]);
  const answer = await change(admin, 'worker_day', permissions);
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    ...[422, sentence],
    { [field]: sentence },
  ]);
  expect(await rowsOf('worker_day')).toEqual([{ access: 'view_user', tag_id: null }]);
});

test('this call makes nobody an admin, and fields that have their own call are ignored', async () => {
  for (const access of ['admin', 'Super', 'view_user, admin']) {
    const answer = await change(owner, 'worker_day', [{ access, tag_id: null }]);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([
      422,
      ['permissions.0.access'],
    ]);
  }
  const more = { active: false, experimental: true, is_hidden: true };
  const answer = await change(owner, 'worker_day', [], more);
  expect(answer.body.data).toMatchObject({ active: true, experimental: false, is_hidden: false });
});

test('a tag that is removed or of another organisation is not found', async () => {
  const answer = await change(admin, 'worker_day', [
    { access: 'view_user', tag_id: fixture.other.day },
  ]);
  expect([answer.status, answer.body.message]).toEqual([422, 'Tag not found']);
});

test('[PERM-30] nobody can change their own, an admin cannot change admins, and the call makes nobody an admin', async () => {
  const own = 'You cannot change your own permissions';
  const byOwner = 'Only an owner can change the permissions of an admin';
  const elsewhere = 'Change the rights of an admin in the settings, under Admins';
  for (const [token, person, message] of [
    [admin, 'admin', own],
    [owner, 'owner', own],
    [admin, 'owner', byOwner],
    [owner, 'admin', elsewhere],
  ] as const) {
    const answer = await change(token, person, []);
    expect([answer.status, answer.body.message]).toEqual([403, message]);
  }
  expect((await remove(owner, 'owner')).body.message).toBe(own);
  expect((await remove(admin, 'worker_day', 'owner')).body.message).toBe(byOwner);
  expect(await rowsOf('owner')).toEqual([{ access: 'super', tag_id: null }]);
});

test('[PERM-38] a removal sets all permissions inactive, or none', async () => {
  await change(admin, 'worker_day', [{ access: 'view_user', tag_id: null }]);
  await change(admin, 'mate_day', [{ access: 'manager', tag_id: fixture.acme.day }]);
  const user_ids = [id('worker_day'), fixture.other.id('worker_day')];
  const foreign = await fixture.app.call('PATCH', '/v3/permission/remove', { user_ids }, admin);
  expect(foreign.status).toBe(404);
  expect(await rowsOf('worker_day')).toHaveLength(1);
  const inactive = async () =>
    (await Promise.all([rowsOf('worker_day', false), rowsOf('mate_day', false)])).flat();
  const before = await inactive();

  expect((await remove(admin, 'worker_day', 'mate_day', 'worker_day')).status).toBe(200);
  expect([await rowsOf('worker_day'), await rowsOf('mate_day')]).toEqual([[], []]);
  const after = await inactive();
  expect(after).toHaveLength(before.length + 2);
  expect(after).toEqual(
    expect.arrayContaining([
      { access: 'view_user', tag_id: null },
      { access: 'manager', tag_id: fixture.acme.day },
    ]),
  );
  expect((await audited('mate_day')).at(-1)).toBe('remove_permissions ');
  const nobody = await fixture.app.call('PATCH', '/v3/permission/remove', { user_ids: [] }, admin);
  expect([nobody.status, nobody.body.errors]).toEqual([422, { user_ids: 'No people selected' }]);
});

test('new permissions apply to the next call and are sent with the next sync', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  const seen = async () =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, token)).body.data.users.map(
      (row) => row['user_id'],
    );
  expect(await seen()).toEqual([id('mate_day')]);
  await change(admin, 'mate_day', [{ access: 'view_user', tag_id: fixture.acme.night }]);
  expect((await seen()).toSorted()).toEqual([id('mate_day'), id('worker_night')].toSorted());
  await remove(admin, 'mate_day');
  expect(await seen()).toEqual([id('mate_day')]);
});

test('of concurrent settings for one person exactly one is stored', async () => {
  const { day, night } = fixture.acme;
  const settings: Held[][] = [
    [{ access: 'manager', tag_id: day }],
    [{ access: 'view_user', tag_id: night }],
    [
      { access: 'view_user', tag_id: day },
      { access: 'view_user,measure_user', tag_id: null },
    ],
    [{ access: 'none', tag_id: null }],
  ];
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      settings.map((given, at) => change(at % 2 === 0 ? owner : admin, 'worker_day', given)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(settings).toContainEqual(await rowsOf('worker_day'));
  }
});
