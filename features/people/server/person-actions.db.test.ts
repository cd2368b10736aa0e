import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { peopleMessages } from '#people/contract';
import type { RemovedPerson } from '#people/contract';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);
const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const action = async (verb: 'hide' | 'unhide' | 'delete', people: string[], by: string) => {
  const path = `/v3/user/${verb}`;
  const { status, body } = await fixture.app.call(
    'PATCH',
    path,
    { ids: people },
    await tokenOf(by),
  );
  return { status, data: body.data, errors: body.errors };
};
const rowsOf = async (sql: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<Record<string, unknown>>(sql, values),
  );
  return rows;
};
const hidden = async () =>
  (await rowsOf('select name_first from users where is_hidden order by name_first')).map(
    (row) => row['name_first'],
  );
const active = async (person: string) =>
  (await rowsOf('select active from users where user_id = $1', [id(person)]))[0]?.['active'];

test('[USER-23, USER-39, USER-40] people are hidden and shown again; people who could not be changed are named with the reason', async () => {
  const stranger = newId();
  const abroad = fixture.other.id('worker_day');
  const wanted = [id('worker_day'), id('mate_day'), id('mate_day').toUpperCase()];
  const first = await action('hide', [...wanted, stranger, abroad], 'admin');
  expect(first.data).toEqual({
    ids: [id('worker_day'), id('mate_day')],
    failed: [stranger, abroad].map((each) => ({ id: each, reason: peopleMessages.unknown })),
  });
  expect(await hidden()).toEqual(['mate_day', 'worker_day']);
  expect((await action('unhide', [id('mate_day')], 'admin')).data['ids']).toEqual([id('mate_day')]);
  expect(await hidden()).toEqual(['worker_day']);
  expect(
    await rowsOf("select action from audit_log where action in ('hide', 'unhide') order by action"),
  ).toEqual([{ action: 'hide' }, { action: 'hide' }, { action: 'unhide' }]);
  expect((await action('hide', [], 'admin')).errors).toEqual({ ids: peopleMessages.nobodyChosen });
});

test('the flags of a response are true if at least one person was changed', async () => {
  const token = await tokenOf('admin');
  const flags = async (method: 'PATCH' | 'POST', verb: string, ids: string[]) => {
    const { status, body } = await fixture.app.call(method, `/v3/user/${verb}`, { ids }, token);
    return [status, body.status, body.success, body.data['ids'], body.data.failed.length];
  };
  const stranger = newId();
  for (const verb of ['hide', 'unhide', 'delete']) {
    expect(await flags('PATCH', verb, [stranger])).toEqual([200, false, false, [], 1]);
  }
  expect(await flags('POST', 'restore', [stranger])).toEqual([200, false, false, [], 1]);
  const both = [stranger, id('mate_day')];
  expect(await flags('PATCH', 'unhide', both)).toEqual([200, true, true, [id('mate_day')], 1]);
});

test('a manager can hide the people of their tags, but neither others nor themselves', async () => {
  const own = id('manager_day');
  const { data } = await action('hide', [id('worker_day'), id('worker_night'), own], 'manager_day');
  expect(data).toEqual({
    ids: [id('worker_day')],
    failed: [
      { id: id('worker_night'), reason: peopleMessages.unknown },
      { id: own, reason: peopleMessages.hideRight },
    ],
  });
  const [worker] = [await action('hide', [id('worker_day')], 'worker_day')];
  expect(worker?.data['failed']).toEqual([
    { id: id('worker_day'), reason: peopleMessages.hideRight },
  ]);
});

test('[USER-24, USER-45] a deleted person is signed out and has no rights; their tests stay, and they can be restored completely', async () => {
  const { org_id, day } = fixture.acme;
  const user_id = id('worker_day');
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
       values ($1, $2, $3, $4, 'manager', now())`,
      [org_id, newId(), user_id, day],
    ),
  );
  await storeMeasurements(fixture.database, org_id, [measurementOf(user_id)]);
  const own = await tokenOf('worker_day');
  const admin = await tokenOf('admin');
  const supervisors = async (token = admin) =>
    (await fixture.app.call('GET', `/v3/tag/${day}/supervisors`, undefined, token)).body
      .data as unknown as { user_id: string }[];
  expect((await supervisors()).map((each) => each.user_id)).toContain(user_id);

  const path = `/v2/user/${user_id}`;
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(200);
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(404);
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, own)).status).toBe(401);
  expect(await active('worker_day')).toBe(false);
  expect((await supervisors()).map((each) => each.user_id)).not.toContain(user_id);
  expect(await rowsOf('select from measurements where active')).toHaveLength(1);

  const removed = await fixture.app.call('GET', '/v3/user/removed', undefined, admin);
  const { people } = removed.body.data as unknown as { people: RemovedPerson[] };
  expect(people).toMatchObject([
    { user_id, restorable_until: new Date(noon + 30 * 86_400_000).toISOString() },
  ]);
  fixture.clock.now = noon + 29 * 86_400_000;
  const later = await tokenOf('owner');
  const back = await fixture.app.call('POST', '/v3/user/restore', { ids: [user_id] }, later);
  expect(back.body.data['ids']).toEqual([user_id]);
  expect(await active('worker_day')).toBe(true);
  expect((await supervisors(later)).map((each) => each.user_id)).toContain(user_id);
});

test('[USER-41] nobody can delete themselves or an admin from the list: one admin or owner always stays', async () => {
  const reasons = async (people: string[], by: string) => {
    const { data } = await action('delete', people.map(id), by);
    return data.failed.map(({ reason }) => reason);
  };
  const { deleteAdmin, deleteOwn, deleteRight, unknown } = peopleMessages;
  expect(await reasons(['owner', 'admin'], 'owner')).toEqual([deleteOwn, deleteAdmin]);
  expect(await reasons(['owner', 'admin'], 'admin')).toEqual([deleteAdmin, deleteOwn]);
  expect(await reasons(['worker_day', 'owner'], 'manager_all')).toEqual([deleteRight, deleteAdmin]);
  expect(await reasons(['worker_night', 'manager_day'], 'manager_day')).toEqual([
    ...[unknown, deleteOwn],
  ]);
  for (const person of ['owner', 'admin', 'worker_day']) expect(await active(person)).toBe(true);
  expect(await rowsOf('select from removed_people')).toEqual([]);
});

test('people are removed from several tags at once, all pairs or none', async () => {
  const { day, night } = fixture.acme;
  const admin = await tokenOf('admin');
  const out = (body: object, token = admin) =>
    fixture.app.call('POST', '/v3/tag/users/remove', body, token);
  const memberships = () => rowsOf('select from user_tags where user_id = any($1::uuid[])', [both]);
  const both = [id('worker_day'), id('worker_night')];
  const manager = await tokenOf('manager_day');
  expect((await out({ tag_ids: [day, night], user_ids: both }, manager)).status).toBe(403);
  expect(await memberships()).toHaveLength(2);
  expect((await out({ tag_ids: [day, night], user_ids: both })).status).toBe(200);
  expect(await memberships()).toEqual([]);
  expect((await out({ tag_ids: [], user_ids: both })).status).toBe(422);
});
