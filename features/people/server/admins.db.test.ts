import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let owner: string;
const id = (person: string) => fixture.acme.id(person);
const path = (person: string) => `/v3/organisation/admins/${id(person)}`;
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

async function levels(token = owner): Promise<string[]> {
  const { body } = await fixture.app.call('GET', '/v3/organisation/admins', undefined, token);
  const admins = body.data['admins'] as unknown as { name_first: string; level: string }[];
  return admins.map(({ name_first, level }) => `${name_first} ${level}`);
}

test('the list shows names, sign-in methods and last sign-ins', async () => {
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into two_factor (org_id, user_id, secret, offered_time, enabled_time)
       values ($1, $2, 'x', now(), now()), ($1, $3, 'x', now(), null)`,
      [tx.org_id, id('owner'), id('admin')],
    ),
  );
  const { body } = await fixture.app.call('GET', '/v3/organisation/admins', undefined, owner);
  expect(body.data['admins']).toEqual([
    {
      user_id: id('owner'),
      ...{ name_first: 'owner', name_last: 'acme', email: 'owner@acme.example' },
      ...{
        level: 'owner',
        two_factor: true,
        sign_in: 'local',
        last_login: '2026-11-20T04:00:00.000Z',
      },
    },
    {
      user_id: id('admin'),
      ...{ name_first: 'admin', name_last: 'acme', email: 'admin@acme.example' },
      ...{ level: 'admin', two_factor: false, sign_in: 'local', last_login: null },
    },
  ]);
});

test('an owner makes and unmakes admins and owners; rights by tags stay', async () => {
  const set = (level: string) => fixture.app.call('PUT', path('manager_day'), { level }, owner);
  expect((await set('admin')).status).toBe(200);
  expect(await levels()).toEqual(['owner owner', 'admin admin', 'manager_day admin']);
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  expect(await levels(manager)).toHaveLength(3);
  expect((await set('owner')).status).toBe(200);
  expect(await levels()).toEqual(['manager_day owner', 'owner owner', 'admin admin']);
  const removed = await fixture.app.call('DELETE', path('manager_day'), undefined, owner);
  expect(removed.status).toBe(200);
  expect(await levels()).toEqual(['owner owner', 'admin admin']);
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, manager);
  expect(body.data.users.map((row) => row['user_id'])).toContain(id('worker_day'));
  expect(body.data.users.map((row) => row['user_id'])).not.toContain(id('worker_night'));
});

test('the call for all three levels does the same', async () => {
  const give = (level: string) =>
    fixture.app.call('POST', '/v3/organisation/admins', { user_id: id('mate_day'), level }, owner);
  expect((await give('admin')).status).toBe(200);
  expect(await levels()).toContain('mate_day admin');
  expect((await give('none')).status).toBe(200);
  expect(await levels()).not.toContain('mate_day admin');
  expect((await give('none')).status).toBe(404);
  expect((await give('king')).status).toBe(422);
});

test('it rejects oneself, admins as callers, people of another organisation and people without an email', async () => {
  const own = await fixture.app.call('DELETE', path('owner'), undefined, owner);
  expect([own.status, own.body.message]).toEqual([403, 'You cannot change your own admin level']);
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  for (const person of ['owner', 'worker_day']) {
    const answer = await fixture.app.call('PUT', path(person), { level: 'admin' }, admin);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Only an owner can add or remove admins and owners',
    ]);
  }
  const foreign = `/v3/organisation/admins/${fixture.other.id('worker_day')}`;
  expect((await fixture.app.call('PUT', foreign, { level: 'admin' }, owner)).status).toBe(404);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set email = null where user_id = $1', [id('worker_night')]),
  );
  const mute = await fixture.app.call('PUT', path('worker_night'), { level: 'admin' }, owner);
  expect([mute.status, mute.body.message]).toEqual([422, 'An admin needs an email address']);
  expect(await levels()).toEqual(['owner owner', 'admin admin']);
});

test('of two owners who remove each other at once one stays, by any call', async () => {
  const tokens = {
    manager_all: await signInTo(fixture.app, fixture.acme.emailOf('manager_all')),
    manager_night: await signInTo(fixture.app, fixture.acme.emailOf('manager_night')),
  };
  const callBy = (token: string, [method, url, body]: Parameters<typeof fixture.app.call>) =>
    fixture.app.call(method, url, body, token);
  type Way = (person: string) => Parameters<typeof fixture.app.call>;
  const byRemoval: Way = (person) => ['PATCH', '/v3/permission/remove', { user_ids: [id(person)] }];
  const byDelete: Way = (person) => ['DELETE', path(person), undefined];
  const byAdmin: Way = (person) => ['PUT', path(person), { level: 'admin' }];
  const ways: Way[] = [byRemoval, byDelete, byAdmin];
  for (let round = 0; round < 12; round += 1) {
    for (const person of ['manager_all', 'manager_night']) {
      const made = await fixture.app.call('PUT', path(person), { level: 'owner' }, owner);
      expect(made.status).toBe(200);
    }
    const [first = byDelete, second = byDelete] = [ways[round % 3], ways[(round >> 1) % 3]];
    const answers = await Promise.all([
      callBy(tokens.manager_all, first('manager_night')),
      callBy(tokens.manager_night, second('manager_all')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const owners = (await levels()).filter((line) => line.endsWith(' owner'));
    expect(owners.filter((line) => line !== 'owner owner')).toHaveLength(1);
  }
});
