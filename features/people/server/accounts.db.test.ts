import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { PersonAccount } from '#people/contract';

let fixture: OrgFixture;
const id = (person: string) => fixture.acme.id(person);
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

/** The sign-in data of people as shown: who, with what and when, in words. */
async function toldTo(person: string, among: OrgFixture['acme'] = fixture.acme): Promise<string[]> {
  const token = await signInTo(fixture.app, among.emailOf(person));
  const { status, body } = await fixture.app.call('GET', '/v3/user/accounts', undefined, token);
  expect(status).toBe(200);
  const accounts = body.data['accounts'] as unknown as PersonAccount[];
  const people = ['owner', 'admin', 'manager_all', 'manager_day', 'manager_night', 'editor_day'];
  const workers = ['limited', 'worker_day', 'mate_day', 'worker_night', 'disabled'];
  const nameOf = (user_id: string) =>
    [...people, ...workers].find((name) => among.id(name) === user_id) ?? 'nobody known';
  return accounts
    .map((account) => `${nameOf(account.user_id)} ${String(account.two_factor)}`)
    .toSorted();
}

const write = (sql: string, values: readonly unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );

test('an admin sees everybody, a manager the people of their tags, others nobody', async () => {
  const day = ['limited false', 'mate_day false', 'worker_day false'];
  const leaders = ['admin', 'editor_day', 'manager_all', 'manager_day', 'manager_night', 'owner'];
  const everybody = [
    ...leaders.map((name) => `${name} false`),
    ...[...day, 'worker_night false'],
  ].toSorted();
  expect(await toldTo('owner')).toEqual(everybody);
  expect(await toldTo('admin')).toEqual(everybody);
  expect(await toldTo('manager_all')).toEqual(everybody);
  expect(await toldTo('manager_day')).toEqual(day);
  expect(await toldTo('manager_night')).toEqual(['worker_night false']);
  for (const person of ['editor_day', 'limited', 'worker_day']) {
    expect(await toldTo(person)).toEqual([]);
  }
  const stranger = await toldTo('owner', fixture.other);
  expect(stranger).toEqual(everybody);
});

test('it shows the second factor once it is on, and the newest sign-in', async () => {
  await write(
    `insert into two_factor (org_id, user_id, secret, offered_time, enabled_time)
     values ($1, $2, 'x', now(), now()), ($1, $3, 'x', now(), null)`,
    [fixture.acme.org_id, id('worker_day'), id('mate_day')],
  );
  fixture.clock.now = noon + 60_000;
  const token = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  const { body } = await fixture.app.call('GET', '/v3/user/accounts', undefined, token);
  const accounts = body.data['accounts'] as unknown as PersonAccount[];
  const of = (person: string) => accounts.find(({ user_id }) => user_id === id(person));
  const last_login = new Date(noon).toISOString();
  expect(of('worker_day')).toEqual({ user_id: id('worker_day'), two_factor: true, last_login });
  expect(of('mate_day')).toEqual({
    ...{ user_id: id('mate_day'), two_factor: false, last_login: null },
  });
});

test('a person who cannot sign in has no second factor; a removed person is not listed', async () => {
  await write('update credentials set enabled = false where user_id = any($1)', [
    [id('worker_day'), id('mate_day')],
  ]);
  expect(await toldTo('manager_day')).toEqual(['limited false', 'worker_day null']);
  await write('update users set active = false where user_id = $1', [id('worker_day')]);
  expect(await toldTo('manager_day')).toEqual(['limited false']);
});

test('callers without a sign-in get nothing', async () => {
  expect((await fixture.app.call('GET', '/v3/user/accounts')).status).toBe(401);
});
