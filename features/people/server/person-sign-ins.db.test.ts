import { afterEach, beforeEach, expect, test } from 'vitest';
import { noon, password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { PersonSignIn } from '#auth/contract';
import { until } from '#packages/testing/browser';
import { removePerson } from './index.ts';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const minute = 60_000;
const signIn = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
const pathOf = (person: string, id?: string) =>
  `/v3/user/${fixture.acme.id(person)}/sign-ins${id === undefined ? '' : `/${id}`}`;

async function signInFrom(person: string, user_agent: string): Promise<string> {
  const payload = JSON.stringify({ email: fixture.acme.emailOf(person), password });
  const headers = { 'user-agent': user_agent };
  const { body } = await fixture.app.raw('POST', '/v3/auth/login', payload, undefined, headers);
  return body.data.token;
}

async function list(person: string, token: string): Promise<PersonSignIn[]> {
  const { status, body } = await fixture.app.call('GET', pathOf(person), undefined, token);
  expect(status).toBe(200);
  return body.data as unknown as PersonSignIn[];
}

const end = (token: string, person: string, id?: string) =>
  fixture.app.call('DELETE', pathOf(person, id), undefined, token);

async function auditOf(action: string) {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select actor_user_id, entity, entity_id from audit_log where action = $1', [action]),
  );
  return rows;
}

const changeAccount = (change: string, person = 'worker_day') =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(`update credentials set ${change} where user_id = $1`, [fixture.acme.id(person)]),
  );

test('an admin sees the sign-ins of a person, most recent use first, without tokens', async () => {
  const admin = await signIn('admin');
  expect(await list('worker_day', admin)).toEqual([]);
  await signIn('mate_day');
  const phone = await signInFrom('worker_day', 'Old phone');
  fixture.clock.now += 2 * minute;
  await signInFrom('worker_day', 'Laptop');
  const [begun, later] = [noon, noon + 2 * minute].map((time) => new Date(time).toISOString());
  const listed = await list('worker_day', admin);
  expect(listed).toEqual([
    {
      ...{ sign_in_id: listed[0]?.sign_in_id, user_agent: 'Laptop' },
      ...{ created_time: later, last_used_time: later },
    },
    {
      ...{ sign_in_id: listed[1]?.sign_in_id, user_agent: 'Old phone' },
      ...{ created_time: begun, last_used_time: begun },
    },
  ]);
  expect(JSON.stringify(listed)).not.toContain(phone);
  // An expired one does not count.
  fixture.clock.now += 15 * 24 * 60 * minute;
  expect(await list('worker_day', await signIn('admin'))).toEqual([]);
});

test('one is ended, with its open stream; the others stay, and it is audited', async () => {
  const admin = await signIn('admin');
  const phone = await signInFrom('worker_day', 'Phone');
  const laptop = await signInFrom('worker_day', 'Laptop');
  const lost = await fixture.app.openStream('/v3/sync/events', phone);
  const kept = await fixture.app.openStream('/v3/sync/events', laptop);
  // The first stream makes the process listen; after its first message nothing is missed.
  await until('process listening', () => lost.events.length > 0);
  const id = (await list('worker_day', admin)).find(({ user_agent }) => user_agent === 'Phone');
  const { status, body } = await end(admin, 'worker_day', id?.sign_in_id);
  expect([status, body.data]).toEqual([200, true]);
  await until('end of the stream', () => !lost.isOpen);
  expect(kept.isOpen).toBe(true);
  expect([await stillIn(phone), await stillIn(laptop)]).toEqual([false, true]);
  expect((await end(admin, 'worker_day', id?.sign_in_id)).status).toBe(404);
  expect(await auditOf('end_sign_in')).toEqual([
    {
      ...{ actor_user_id: fixture.acme.id('admin'), entity: 'user' },
      entity_id: fixture.acme.id('worker_day'),
    },
  ]);
  kept.close();
});

test('all are ended at once, but not those of others', async () => {
  const admin = await signIn('admin');
  const tokens = [await signIn('worker_day'), await signIn('worker_day')];
  const mate = await signIn('mate_day');
  expect((await end(admin, 'worker_day')).body.data).toBe(2);
  expect(await Promise.all(tokens.map(stillIn))).toEqual([false, false]);
  expect([await stillIn(mate), await stillIn(admin)]).toEqual([true, true]);
  expect((await end(admin, 'worker_day')).body.data).toBe(0);
  expect(await auditOf('end_sign_ins')).toHaveLength(2);
});

test('a sign-in is ended by its person and id, not by the id alone', async () => {
  const admin = await signIn('admin');
  const owner = await signIn('owner');
  const token = await signIn('mate_day');
  const [mate] = await list('mate_day', admin);
  expect((await end(admin, 'worker_day', mate?.sign_in_id)).status).toBe(404);
  expect((await end(owner, 'admin', mate?.sign_in_id)).status).toBe(404);
  expect(await stillIn(token)).toBe(true);
});

test("those of an owner are only for owners, one's own have another call, and other organisations are not found", async () => {
  const { acme, other } = fixture;
  const admin = await signIn('admin');
  const owner = await signIn('owner');
  const stranger = await signInTo(fixture.app, other.emailOf('owner'));
  const worker = await signIn('worker_day');
  const statuses = async (token: string, person: string) =>
    Promise.all([
      fixture.app.call('GET', pathOf(person), undefined, token),
      end(token, person),
      end(token, person, acme.id(person)),
    ]).then((answers) => answers.map(({ status }) => status));

  expect(await statuses(admin, 'owner')).toEqual([403, 403, 403]);
  expect(await statuses(admin, 'admin')).toEqual([403, 403, 403]);
  expect(await statuses(owner, 'owner')).toEqual([403, 403, 403]);
  expect(await statuses(await signIn('manager_all'), 'worker_day')).toEqual([403, 403, 403]);
  expect(await statuses(stranger, 'worker_day')).toEqual([404, 404, 404]);
  expect(await Promise.all([admin, owner, stranger, worker].map(stillIn))).toEqual(
    [admin, owner, stranger, worker].map(() => true),
  );
  expect(await statuses(owner, 'admin')).toEqual([200, 200, 404]);
  expect(await stillIn(admin)).toBe(false);

  // A second owner may do it to the first.
  await fixture.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update permissions set access = 'super' where user_id = $1 and tag_id is null", [
      acme.id('admin'),
    ]),
  );
  expect((await end(await signIn('admin'), 'owner')).body.data).toBe(1);
  expect(await stillIn(owner)).toBe(false);
});

test.each([
  ['disabled', 'enabled = false', 'enabled = true'],
  ['given another e-mail', "email = 'another@acme.example'", "email = 'worker_day@acme.example'"],
])('an account that was %s has no sign-in, even after it is restored', async (...each) => {
  const [, change, back] = each;
  const token = await signIn('worker_day');
  const mate = await signIn('mate_day');
  await changeAccount('must_change_password = must_change_password');
  expect(await stillIn(token)).toBe(true);
  await changeAccount(change);
  expect(await stillIn(token)).toBe(false);
  await changeAccount(back);
  expect([await stillIn(token), await stillIn(mate)]).toEqual([false, true]);
  expect(await list('worker_day', await signIn('admin'))).toEqual([]);
});

test('a removed person has no sign-in, and is not found', async () => {
  const admin = await signIn('admin');
  const token = await signIn('worker_day');
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    removePerson(tx, fixture.acme.id('worker_day'), noon),
  );
  expect(await stillIn(token)).toBe(false);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select from sign_ins where user_id = $1', [fixture.acme.id('worker_day')]),
  );
  expect(rows).toEqual([]);
  expect((await end(admin, 'worker_day')).status).toBe(404);
});
