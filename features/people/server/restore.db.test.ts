import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganisation, newId, noon, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture, TestOrganisation } from '#apps/server/testing';
import { peopleMessages } from '#people/contract';
import type { RemovedPerson } from '#people/contract';
import { removedWork } from './index.ts';

let fixture: OrgFixture;
let org: TestOrganisation;
let owner: string;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  org = await makeOrganisation(fixture.database, 'quarry');
  owner = await signInTo(fixture.app, org.emailOf('owner'));
  admin = await signInTo(fixture.app, org.emailOf('admin'));
});
afterAll(() => fixture.leave());

const write = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: org.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );
const rowsOf = async (sql: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.read(org.org_id, (tx) => tx.query(sql, values));
  return rows;
};
const pull = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).body.data;
const restore = async (ids: string[], token: string) =>
  (await fixture.app.call('POST', '/v3/user/restore', { ids }, token)).body.data;
const leave = async (person: string) => {
  const token = await signInTo(fixture.app, org.emailOf(person));
  const answer = await fixture.app.call('POST', '/v2/auth/delete_me', undefined, token);
  expect(answer.status).toBe(200);
};

/**
 * Names of the people who can be restored as shown to a viewer, each with whether the viewer may do
 * it.
 */
const removed = async (token: string) => {
  const { status, body } = await fixture.app.call('GET', '/v3/user/removed', undefined, token);
  expect(status).toBe(200);
  const { people } = body.data as unknown as { people: RemovedPerson[] };
  return people;
};

test('an admin sees who can be restored, until when, and whether by themselves', async () => {
  await leave('manager_night');
  const elsewhere = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  expect(await removed(elsewhere)).toEqual([]);
  expect(await removed(admin)).toEqual([
    {
      user_id: org.id('manager_night'),
      name_first: 'manager_night',
      name_last: 'quarry',
      email: org.emailOf('manager_night'),
      removed_time: new Date(noon).toISOString(),
      restorable_until: new Date(noon + 7 * 86_400_000).toISOString(),
      may_restore: true,
    },
  ]);
  const manager = await signInTo(fixture.app, org.emailOf('manager_day'));
  expect((await fixture.app.call('GET', '/v3/user/removed', undefined, manager)).status).toBe(403);
  fixture.clock.now = noon + 7 * 86_400_000;
  expect(await removed(await signInTo(fixture.app, org.emailOf('owner')))).toEqual([]);
  fixture.clock.now = noon;
  await restore([org.id('manager_night')], admin);
  expect(await removed(admin)).toEqual([]);
});

test('a person who left is restored with all their data, within seven days', async () => {
  const user_id = org.id('manager_night');
  await leave('manager_night');
  expect(await restore([user_id], admin)).toEqual({ ids: [user_id], failed: [] });
  const token = await signInTo(fixture.app, org.emailOf('manager_night'));
  expect((await pull(token)).users.length).toBeGreaterThan(1);
  const gone = { id: user_id, reason: peopleMessages.notRestorable };
  expect(await restore([user_id], admin)).toEqual({ ids: [], failed: [gone] });

  await leave('manager_night');
  fixture.clock.now = noon + 7 * 86_400_000;
  const later = await signInTo(fixture.app, org.emailOf('owner'));
  expect(await restore([user_id], later)).toEqual({ ids: [], failed: [gone] });
  fixture.clock.now = noon;
});

test('a person who left is not restored if their email is in use, and nothing changes', async () => {
  const user_id = org.id('worker_night');
  await leave('worker_night');
  await write(
    `insert into users (org_id, user_id, name_first, name_last, email, created_time)
     values ($1, $2, 'New', 'Person', $3, now())`,
    [org.org_id, newId(), org.emailOf('worker_night')],
  );
  const taken = { id: user_id, reason: peopleMessages.emailTaken };
  expect(await restore([user_id], admin)).toEqual({ ids: [], failed: [taken] });
  expect(await rowsOf('select active from users where user_id = $1', [user_id])).toEqual([
    { active: false },
  ]);
  expect(await rowsOf('select from removed_people where user_id = $1', [user_id])).toHaveLength(1);
});

test('only an owner can restore an admin who left', async () => {
  const user_id = org.id('admin');
  await write("update permissions set access = 'admin' where user_id = $1", [org.id('limited')]);
  const second = await signInTo(fixture.app, org.emailOf('limited'));
  await leave('admin');
  const isNotified = async (token: string) =>
    (await removed(token)).find((person) => person.user_id === user_id)?.may_restore;
  expect([await isNotified(second), await isNotified(owner)]).toEqual([false, true]);
  const refused = { id: user_id, reason: peopleMessages.restoreAdminByOwner };
  expect(await restore([user_id], second)).toEqual({ ids: [], failed: [refused] });
  expect(await restore([user_id], owner)).toEqual({ ids: [user_id], failed: [] });
});

test('after that time all data of the account is deleted; a restored person keeps it', async () => {
  const user_id = org.id('editor_day');
  const { run } = removedWork({ database: fixture.database });
  const tried = { number: 1, isLast: false };
  await leave('editor_day');
  const task = { org_id: org.org_id, user_id, removed_time: new Date(noon).toISOString() };
  await restore([user_id], owner);
  await run(task, tried);
  await signInTo(fixture.app, org.emailOf('editor_day'));
  expect(await rowsOf('select from credentials where user_id = $1', [user_id])).toHaveLength(1);

  await leave('editor_day');
  await run(task, tried);
  expect(await rowsOf('select from removed_people where user_id = $1', [user_id])).toEqual([]);
  expect(await rowsOf('select from sign_in_devices where user_id = $1', [user_id])).toEqual([]);
});

test('an erased person cannot be restored, whatever data of them was stored', async () => {
  const user_id = org.id('mate_day');
  await write('update users set active = false, erased_time = now() where user_id = $1', [user_id]);
  await write(
    `insert into removed_people (org_id, user_id, removed_time, restorable_until)
     values ($1, $2, now(), $3)`,
    [org.org_id, user_id, new Date(noon + 1000).toISOString()],
  );
  const gone = { id: user_id, reason: peopleMessages.notRestorable };
  expect(await restore([user_id], owner)).toEqual({ ids: [], failed: [gone] });
});

test('a restored person gets no rights by a tag that was deleted meanwhile', async () => {
  const user_id = org.id('manager_day');
  await write('update permissions set user_id = $1 where user_id = $2', [
    ...[user_id, org.id('manager_all')],
  ]);
  await leave('manager_day');
  const path = `/v3/tag/${org.day}`;
  expect((await fixture.app.call('DELETE', path, undefined, owner)).status).toBe(200);
  expect(await restore([user_id], owner)).toEqual({ ids: [user_id], failed: [] });
  const held = 'select tag_id from permissions where user_id = $1 and active';
  expect(await rowsOf(held, [user_id])).toEqual([{ tag_id: null }]);
});
