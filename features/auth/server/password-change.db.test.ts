import { afterEach, beforeEach, expect, test } from 'vitest';
import { password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let email: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  email = fixture.acme.emailOf('worker_day');
});
afterEach(() => fixture.leave());

const fresh = 'rain over iron';
const form = (more: object = {}) => ({
  ...{ current_password: password, new_password: fresh, confirm_password: fresh },
  ...more,
});
const change = (token: string, body: object, path = '/v3/auth/change_password') =>
  fixture.app.call('POST', path, body, token);
const login = (secret: string, more: object = {}) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: secret, ...more });
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
const inAcme = async (sql: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.write(
    { org_id: fixture.acme.org_id, actor_user_id: null },
    (tx) => tx.query<Record<string, unknown>>(sql, values),
  );
  return rows;
};

test('a changed password ends all other sign-ins, keeps this one, and is audited', async () => {
  const [here, there] = [await signInTo(fixture.app, email), await signInTo(fixture.app, email)];
  const mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  const { status, body } = await change(here, form());
  expect([status, body.data]).toEqual([200, 0]);
  expect(await stillIn(here)).toBe(true);
  expect(await stillIn(there)).toBe(false);
  expect(await stillIn(mate)).toBe(true);
  expect((await login(password)).status).toBe(401);
  expect((await login(fresh)).status).toBe(200);
  const id = fixture.acme.id('worker_day');
  const audited = await inAcme(
    "select actor_user_id, entity_id, summary from audit_log where action = 'change_password'",
  );
  expect(audited).toEqual([{ actor_user_id: id, entity_id: id, summary: '' }]);
  expect(await inAcme('select recipient, subject, is_secret from outbox')).toEqual([
    { recipient: email, subject: 'Your password was changed', is_secret: false },
  ]);
});

test('[AUTH-70] a wrong current password answers 1, the same one -1, on both prefixes, and nothing changes', async () => {
  const [here, there] = [await signInTo(fixture.app, email), await signInTo(fixture.app, email)];
  for (const path of ['/v3/auth/change_password', '/v2/auth/change_password']) {
    const wrong = await change(here, form({ current_password: 'mistyped' }), path);
    expect([wrong.status, wrong.body.data]).toEqual([200, 1]);
    const twice = { new_password: password, confirm_password: password };
    const same = await change(here, form(twice), path);
    expect([same.status, same.body.data]).toEqual([200, -1]);
  }
  expect(await stillIn(there)).toBe(true);
  expect((await login(password)).status).toBe(200);
  expect(await inAcme('select from outbox')).toEqual([]);
});

test.each([
  [{ current_password: '' }, { current_password: 'Current password is required' }],
  [{ current_password: undefined }, { current_password: 'Current password is required' }],
  [
    { new_password: '', confirm_password: '' },
    expect.objectContaining({
      new_password: 'New password is required',
      confirm_password: 'Confirming password is required',
    }),
  ],
  [{ new_password: 'short', confirm_password: 'short' }, { new_password: 'Minimum 6 characters' }],
  [{ confirm_password: 'rain over irom' }, { confirm_password: 'Passwords must match' }],
  [
    { new_password: 'Password1', confirm_password: 'Password1' },
    { new_password: 'This password is too common' },
  ],
  [
    { new_password: 'Worker_day1', confirm_password: 'Worker_day1' },
    { new_password: 'This password is too common' },
  ],
  [
    { new_password: 'y'.repeat(129), confirm_password: 'y'.repeat(129) },
    { new_password: 'Maximum 128 characters' },
  ],
  [{ new_password: 7 }, { new_password: 'New password is required' }],
])(
  '[AUTH-62, AUTH-63, AUTH-65, AUTH-66] %j is rejected with the message of the form',
  async (more, errors) => {
    const token = await signInTo(fixture.app, email);
    const { status, body } = await change(token, form(more));
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect((await login(password)).status).toBe(200);
  },
);

test('the organisation can require longer passwords, and the message names the length', async () => {
  const token = await signInTo(fixture.app, email);
  await inAcme(
    `update organisations set metadata = metadata || '{"_password_min_length": 20}'
     where org_id = $1`,
    [fixture.acme.org_id],
  );
  const { body } = await change(token, form());
  expect(body.errors).toEqual({ new_password: 'Minimum 20 characters' });
});

test('the sixth attempt at the current password within a minute must wait', async () => {
  const token = await signInTo(fixture.app, email);
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await change(token, form({ current_password: 'guess' }))).body.data).toBe(1);
  }
  const { status, headers, body } = await change(token, form());
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.message).toBe('Too many attempts. Please wait before trying again.');
});

test('a person with a work account has no password to change', async () => {
  const token = await signInTo(fixture.app, email);
  await inAcme('update credentials set password_hash = null where email = $1', [email]);
  expect((await change(token, form())).status).toBe(403);
});

test('[AUTH-64] a password set by another person must be changed before it signs in', async () => {
  const before = await signInTo(fixture.app, email);
  await inAcme('update credentials set must_change_password = true where email = $1', [email]);
  const asked = await login(password);
  expect(asked.status).toBe(422);
  expect(asked.body.errors).toEqual({ new_password: 'New password is required' });
  expect(asked.text).not.toContain('token');
  expect((await login('wrong one', { new_password: fresh, confirm_password: fresh })).status).toBe(
    401,
  );
  for (const [given, errors] of [
    [
      { new_password: 'short', confirm_password: 'short' },
      { new_password: 'Minimum 6 characters' },
    ],
    [{ new_password: fresh }, { confirm_password: 'Confirming password is required' }],
    [
      { new_password: password, confirm_password: password },
      { new_password: 'New password must be different from current password' },
    ],
  ] as const) {
    const { status, body } = await login(password, given);
    expect([status, body.errors]).toEqual([422, errors]);
    fixture.clock.now += 60_001;
  }
  const { status, body } = await login(password, { new_password: fresh, confirm_password: fresh });
  expect(status).toBe(200);
  expect(await stillIn(body.data.token)).toBe(true);
  expect(await stillIn(before)).toBe(false);
  expect((await login(password)).status).toBe(401);
  expect((await login(fresh)).status).toBe(200);
});
