import { afterEach, beforeEach, expect, test } from 'vitest';
import { password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { OwnSignIn } from '#auth/contract';

let fixture: OrgFixture;
let email: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  email = fixture.acme.emailOf('worker_day');
});
afterEach(() => fixture.leave());

const minute = 60_000;
const day = 24 * 60 * minute;
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
const list = async (token: string) => {
  const { status, body } = await fixture.app.call('GET', '/v3/auth/sign-ins', undefined, token);
  expect(status).toBe(200);
  return body.data as unknown as OwnSignIn[];
};
const end = (token: string, id: string) =>
  fixture.app.call('DELETE', `/v3/auth/sign-ins/${id}`, undefined, token);
async function signInFrom(user_agent: string): Promise<string> {
  const payload = JSON.stringify({ email, password });
  const headers = { 'user-agent': user_agent };
  const { body } = await fixture.app.raw('POST', '/v3/auth/login', payload, undefined, headers);
  return body.data.token;
}

test("a person's sign-ins are listed, most recent use first, with the current one marked", async () => {
  await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  await signInFrom('Old phone');
  fixture.clock.now += 2 * minute;
  const here = await signInFrom('Laptop');
  const listed = await list(here);
  expect(listed).toMatchObject([
    { user_agent: 'Laptop', is_current: true },
    { user_agent: 'Old phone', is_current: false },
  ]);
  expect(listed[0]?.created_time).toBe(new Date(fixture.clock.now).toISOString());
  expect(JSON.stringify(listed)).not.toContain(here);
});

test('an expired sign-in is not listed', async () => {
  await signInFrom('Old phone');
  fixture.clock.now += 15 * day;
  expect(await list(await signInFrom('Laptop'))).toMatchObject([{ user_agent: 'Laptop' }]);
});

test('one sign-in is ended, the others stay, and it is audited', async () => {
  const [here, there, third] = [
    await signInFrom('Laptop'),
    await signInFrom('Phone'),
    await signInFrom('Tablet'),
  ];
  const phone = (await list(here)).find(({ user_agent }) => user_agent === 'Phone');
  const { status, body } = await end(here, phone?.sign_in_id ?? '');
  expect([status, body.data]).toEqual([200, true]);
  expect([await stillIn(here), await stillIn(there), await stillIn(third)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await end(here, phone?.sign_in_id ?? '')).status).toBe(404);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query("select entity_id from audit_log where action = 'end_sign_in'"),
  );
  expect(rows).toEqual([{ entity_id: fixture.acme.id('worker_day') }]);
});

test('nobody can end the sign-ins of others with it, neither an admin nor another organisation', async () => {
  const here = await signInFrom('Laptop');
  const id = (await list(here))[0]?.sign_in_id ?? '';
  for (const someone of [
    fixture.acme.emailOf('mate_day'),
    fixture.acme.emailOf('owner'),
    fixture.other.emailOf('owner'),
  ]) {
    expect((await end(await signInTo(fixture.app, someone), id)).status).toBe(404);
  }
  expect((await end(here, 'no-id')).status).toBe(404);
  expect(await stillIn(here)).toBe(true);
});

test('all other sign-ins are ended at once', async () => {
  const [here, there, third] = [
    await signInFrom('Laptop'),
    await signInFrom('Phone'),
    await signInFrom('Tablet'),
  ];
  const mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  const { body } = await fixture.app.call('DELETE', '/v3/auth/sign-ins', undefined, here);
  expect(body.data).toBe(2);
  expect([await stillIn(here), await stillIn(there), await stillIn(third)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await stillIn(mate)).toBe(true);
  expect(await list(here)).toHaveLength(1);
});
