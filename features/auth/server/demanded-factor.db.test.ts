import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  endpoints,
  appOn,
  newId,
  password,
  signInTo,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { FactorToSetUp } from '#auth/contract';
import { until } from '#packages/testing/browser';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const step = 30_000;
const minute = 60_000;
const signIn = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const codeOf = (secret: string, away = 0) =>
  new TOTP({ secret }).generate({ timestamp: fixture.clock.now + away * step });
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
const login = (person: string, more: object = {}, app = fixture.app) =>
  app.call('POST', '/v3/auth/login', { email: fixture.acme.emailOf(person), password, ...more });
const demand = (token: string, isDemanded = true) =>
  fixture.app.call(
    'PATCH',
    '/v3/organisation',
    { metadata: { _require_two_factor: isDemanded } },
    token,
  );
const inAcme = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query<Record<string, unknown>>(sql, values),
  );
const setUpOf = (answer: Awaited<ReturnType<typeof login>>): FactorToSetUp => {
  expect(answer.status).toBe(200);
  return answer.body.data['set_up'] as unknown as FactorToSetUp;
};

/** Switches two-factor sign-in on for a person; returns their token, and the code at any time. */
async function secure(person: string) {
  const token = await signIn(person);
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  const secret = String(body.data['secret']);
  const enable = { password, verification_code: codeOf(secret) };
  expect((await fixture.app.call('POST', '/v3/auth/2fa/enable', enable, token)).body.data).toBe(
    true,
  );
  fixture.clock.now += step;
  return { token, code: () => codeOf(secret) };
}

/** An organisation that requires it; returns its admin, who has one. */
async function demanding() {
  const admin = await secure('admin');
  expect((await demand(admin.token)).status).toBe(200);
  return admin;
}

test('only a person with a second factor can require one, and it is audited', async () => {
  const token = await signIn('owner');
  const refused = await demand(token);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'metadata._require_two_factor': 'Turn on two-factor sign-in for yourself first' },
  ]);
  const asked = `select metadata ? '_require_two_factor' as is_set from organisations`;
  expect((await inAcme(asked)).rows).toEqual([{ is_set: false }]);
  expect((await demand(token, false)).status).toBe(200);
  const admin = await secure('admin');
  expect((await demand(admin.token)).status).toBe(200);
  expect((await demand(await signInTo(fixture.app, fixture.other.emailOf('owner')))).status).toBe(
    422,
  );
  expect(
    (await inAcme("select summary from audit_log where action = 'change' order by time")).rows,
  ).toEqual([{ summary: '_require_two_factor: false' }, { summary: '_require_two_factor: true' }]);
});

test('the requirement ends sign-ins without a second factor with their streams; others stay', async () => {
  const worker = await signIn('worker_day');
  const admin = await secure('admin');
  const manager = await secure('manager_day');
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('worker_day'));
  const stream = await fixture.app.openStream('/v3/sync/events', worker);
  const kept = await fixture.app.openStream('/v3/sync/events', manager.token);
  // The first stream makes the process listen; after its first message nothing is missed.
  await until('process listening', () => stream.events.length > 0);
  expect((await demand(admin.token)).status).toBe(200);
  await until('end of the stream', () => !stream.isOpen);
  expect(kept.isOpen).toBe(true);
  kept.close();
  const tokens = [worker, admin.token, manager.token, stranger];
  expect(await Promise.all(tokens.map(stillIn))).toEqual([false, true, true, true]);
});

test('every call rejects a sign-in without one, however it was created', async () => {
  await demanding();
  const token = await signInOf('worker_day');
  const guarded = endpoints.filter(({ right }) => right !== 'public');
  expect(guarded.length).toBeGreaterThan(40);
  for (const { name, method, path, aliases = [] } of guarded) {
    for (const each of [path, ...aliases]) {
      const url = each.replaceAll(/\{\w+\}/g, newId());
      const { status } = await fixture.app.call(
        method,
        url,
        method === 'GET' ? undefined : {},
        token,
      );
      expect([name, url, status]).toEqual([name, url, 401]);
    }
  }
  // The same sign-in is valid again as soon as its organisation does not require it.
  await inAcme("update organisations set metadata = metadata - '_require_two_factor'");
  expect(await stillIn(token)).toBe(true);
});

/**
 * A sign-in of a person that bypassed the sign-in screen, for example by a race or a restored
 * backup.
 */
async function signInOf(person: string, by_work_account = false): Promise<string> {
  await inAcme("update organisations set metadata = '{}'");
  const token = await signIn(person);
  await inAcme('update organisations set metadata = \'{"_require_two_factor": true}\'');
  await inAcme('update sign_ins set by_work_account = $2 where user_id = $1', [
    ...[fixture.acme.id(person), by_work_account],
  ]);
  return token;
}

test('a work account is checked by its provider instead', async () => {
  await demanding();
  expect(await stillIn(await signInOf('worker_day', true))).toBe(true);
  expect(await stillIn(await signInOf('mate_day'))).toBe(false);
});

test('the password leads to the setup, its code signs in, and a code is required from then on', async () => {
  await demanding();
  const asked = setUpOf(await login('worker_day'));
  expect(asked).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    otpauth_url: expect.stringContaining(`secret=${asked.secret}`),
    is_wrong: false,
  });
  // Before a code was accepted there is no sign-in, and no other secret.
  const userId = [fixture.acme.id('worker_day')];
  const own = 'select from sign_ins where user_id = $1';
  expect((await inAcme(own, userId)).rows).toHaveLength(0);
  expect(setUpOf(await login('worker_day', { otp: '000000' }))).toEqual({
    ...asked,
    is_wrong: true,
  });
  expect((await inAcme(own, userId)).rows).toHaveLength(0);

  const { status, body } = await login('worker_day', { otp: codeOf(asked.secret) });
  expect([status, await stillIn(body.data.token)]).toEqual([200, true]);
  const audited = await inAcme(
    "select action from audit_log where entity_id = $1 and action in ('enable_2fa', 'sign_in')",
    userId,
  );
  expect(audited.rows.map(({ action }) => action).toSorted()).toEqual(['enable_2fa', 'sign_in']);
  fixture.clock.now += step;
  expect((await login('worker_day')).status).toBe(401);
  expect((await login('worker_day', { otp: codeOf(asked.secret) })).status).toBe(200);
});

test('the response to a wrong password does not reveal the requirement, and codes count as attempts', async () => {
  await demanding();
  const wrong = await login('worker_day', { password: 'mistyped' });
  const stranger = await login('nobody', { password: 'mistyped' });
  const bytes = [wrong, stranger].map(({ text }) => text.replace(/"request_id":"[^"]+"/, ''));
  expect([wrong.status, bytes[0]]).toEqual([401, bytes[1]]);
  fixture.clock.now += 2 * minute;
  const { secret } = setUpOf(await login('worker_day'));
  for (let turn = 0; turn < 4; turn += 1) {
    expect(setUpOf(await login('worker_day', { otp: '000000' })).is_wrong).toBe(true);
  }
  expect((await login('worker_day', { otp: codeOf(secret) })).status).toBe(429);
});

test('a password set by another person is changed first, and nothing is stored in part', async () => {
  await demanding();
  await inAcme('update credentials set must_change_password = true where user_id = $1', [
    fixture.acme.id('worker_day'),
  ]);
  const first = await login('worker_day');
  expect([first.status, first.body.errors]).toEqual([
    422,
    { new_password: 'New password is required' },
  ]);
  const fresh = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
  const { secret } = setUpOf(await login('worker_day', fresh));
  expect((await login('worker_day')).status).toBe(422);
  const { status, body } = await login('worker_day', { ...fresh, otp: codeOf(secret) });
  expect([status, await stillIn(body.data.token)]).toEqual([200, true]);
  fixture.clock.now += step;
  const own = { password: fresh.new_password, otp: codeOf(secret) };
  expect((await login('worker_day', own)).status).toBe(200);
});

test('one code completes the setup once, also concurrently and on two processes', async () => {
  await demanding();
  const second = await appOn(fixture.database, fixture.clock);
  const { secret } = setUpOf(await login('worker_day'));
  const otp = codeOf(secret);
  const answers = await Promise.all(
    [0, 1, 2, 3].map((index) =>
      login('worker_day', { otp }, index % 2 === 0 ? fixture.app : second),
    ),
  );
  const opened = answers.filter(({ status, body }) => status === 200 && 'token' in body.data);
  expect(opened).toHaveLength(1);
  for (const answer of answers.filter((each) => !opened.includes(each))) {
    expect([answer.status, answer.text.includes(secret)]).toEqual([401, false]);
  }
  await second.close();
});

test('nobody can switch theirs off while it is required; a person who loses theirs sets it up again', async () => {
  const admin = await demanding();
  const { secret } = setUpOf(await login('worker_day'));
  const { body } = await login('worker_day', { otp: codeOf(secret) });
  const { token } = body.data;
  fixture.clock.now += step;
  const off = { password, verification_code: codeOf(secret) };
  const kept = await fixture.app.call('POST', '/v3/auth/2fa/disable', off, token);
  expect([kept.status, kept.body.message]).toEqual([
    403,
    'Your organisation requires two-factor sign-in, so it stays on.',
  ]);
  const state = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  expect(state.body.data).toMatchObject({ enabled: true, is_demanded: true, has_password: true });

  const path = `/v3/user/${fixture.acme.id('worker_day')}/2fa`;
  expect((await fixture.app.call('DELETE', path, undefined, admin.token)).status).toBe(200);
  expect(await stillIn(token)).toBe(false);
  const { rows } = await inAcme('select text from outbox');
  expect(String(rows[0]?.['text'])).toContain('you will set it up again the next time you sign in');
  const again = setUpOf(await login('worker_day', { otp: codeOf(secret) }));
  expect([again.secret === secret, again.is_wrong]).toEqual([false, false]);

  // Without the requirement everybody decides for themselves again.
  expect((await demand(admin.token, false)).status).toBe(200);
  const adminOff = { password, verification_code: admin.code() };
  const ended = await fixture.app.call('POST', '/v3/auth/2fa/disable', adminOff, admin.token);
  expect(ended.body.data).toBe(true);
  expect((await login('mate_day')).body.data.token).toMatch(/^[\w-]{43}$/);
});
