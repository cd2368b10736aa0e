import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const step = 30_000;
const minute = 60_000;

interface State {
  enabled: boolean;
  enabled_time: string | null;
  secret?: string;
  otpauth_url?: string;
}

async function stateOf(token: string): Promise<State> {
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  return body.data as unknown as State;
}

const codeOf = (secret: string, away = 0) =>
  new TOTP({ secret }).generate({ timestamp: fixture.clock.now + away * step });

async function enable(token: string, code: string, app = fixture.app) {
  const { status, body } = await app.call(
    'POST',
    '/v3/auth/2fa/enable',
    { password, verification_code: code },
    token,
  );
  return status === 200 ? (body.data as unknown) : body.message;
}

/** Signs a person in, sets two-factor sign-in up, and advances to the next code. */
async function setUp(person: string) {
  const email = fixture.acme.emailOf(person);
  const token = await signInTo(fixture.app, email);
  const { secret = '' } = await stateOf(token);
  expect(await enable(token, codeOf(secret))).toBe(true);
  fixture.clock.now += step;
  return { email, token, secret };
}

const login = (email: string, otp?: string, secret = password, app = fixture.app) =>
  app.call('POST', '/v3/auth/login', { email, password: secret, ...(otp ? { otp } : {}) });

async function wantsCode(email: string): Promise<unknown> {
  return (await fixture.app.call('POST', '/v3/auth/method', { email })).body.data['require_otp'];
}

async function auditOf(action: string) {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ actor_user_id: string | null; entity_id: string }>(
      'select actor_user_id, entity_id from audit_log where action = $1',
      [action],
    ),
  );
  return rows;
}

test('[AUTH-71] the secret is returned until two-factor sign-in is on, and never afterwards', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const first = await stateOf(token);
  expect(first).toMatchObject({ enabled: false, enabled_time: null });
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(first.otpauth_url).toContain(`secret=${first.secret ?? ''}`);
  expect((await stateOf(token)).secret).toBe(first.secret);

  expect(await enable(token, codeOf(first.secret ?? ''))).toBe(true);
  expect(await stateOf(token)).toEqual({
    enabled: true,
    enabled_time: new Date(fixture.clock.now).toISOString(),
    ...{ has_password: true, is_demanded: false },
  });
  expect(await auditOf('enable_2fa')).toHaveLength(1);
});

test('a secret that was not confirmed within an hour is replaced', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const { secret = '' } = await stateOf(token);
  fixture.clock.now += 60 * minute + 1;
  expect((await stateOf(token)).secret).not.toBe(secret);
  expect(await enable(token, codeOf(secret))).toBe(false);
});

test('[AUTH-72] a wrong code switches nothing on, and the sixth attempt within 15 minutes must wait', async () => {
  const second = await appOn(fixture.database, fixture.clock);
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const { secret = '' } = await stateOf(token);
  for (const wrong of ['', 'abcdef', '12345', codeOf(secret, 2), codeOf(secret, -2)]) {
    expect(await enable(token, wrong, wrong === '' ? second : fixture.app)).toBe(false);
  }
  const tooMany = 'Too many attempts. Please wait before trying again.';
  expect(await enable(token, codeOf(secret))).toBe(tooMany);
  expect(await enable(token, codeOf(secret), second)).toBe(tooMany);
  fixture.clock.now += 15 * minute;
  expect(await enable(token, codeOf(secret))).toBe(true);
  await second.close();
});

test('only a person with a second factor is asked for a code', async () => {
  const { email } = await setUp('worker_day');
  expect(await wantsCode(email)).toBe(true);
  expect(await wantsCode(` ${email.toUpperCase()} `)).toBe(true);
  for (const other of ['mate_day', 'disabled', 'owner']) {
    expect(await wantsCode(fixture.acme.emailOf(other))).toBe(false);
  }
  expect(await wantsCode('nobody@acme.example')).toBe(false);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = false where email = $1', [email]),
  );
  expect(await wantsCode(email)).toBe(false);
});

test('[AUTH-19] a sign-in accepts the current code and those of the adjacent steps', async () => {
  const { email, secret } = await setUp('worker_day');
  for (const away of [0, 1]) {
    fixture.clock.now += 3 * step;
    expect((await login(email, codeOf(secret, away))).status).toBe(200);
  }
  fixture.clock.now += 5 * step;
  expect((await login(email, codeOf(secret, -1))).status).toBe(200);
});

test('a wrong, missing or expired code gets exactly the response of a wrong password', async () => {
  const { email, secret } = await setUp('worker_day');
  const bytesOf = async (...args: Parameters<typeof login>) => {
    const { status, text } = await login(...args);
    expect(status).toBe(401);
    return text.replace(/"request_id":"[^"]+"/, '');
  };
  const wanted = await bytesOf('nobody@acme.example');
  expect(wanted).toContain('Sign in credentials are incorrect. Please try again.');
  expect(await bytesOf(email)).toBe(wanted);
  expect(await bytesOf(email, codeOf(secret, 2))).toBe(wanted);
  fixture.clock.now += 2 * minute;
  expect(await bytesOf(email, 'abc')).toBe(wanted);
  // A correct code with a wrong password is not used up.
  expect(await bytesOf(email, codeOf(secret), 'mistyped')).toBe(wanted);
  expect((await login(email, codeOf(secret))).status).toBe(200);
});

test('a code signs in once, also concurrently and on two processes', async () => {
  const second = await appOn(fixture.database, fixture.clock);
  const { email, secret } = await setUp('worker_day');
  fixture.clock.now += step;
  const code = codeOf(secret);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      login(email, code, password, index % 2 === 0 ? fixture.app : second),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  fixture.clock.now += 2 * minute;
  await second.close();
});

test('the code of the setup and older codes do not sign in', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const token = await signInTo(fixture.app, email);
  const { secret = '' } = await stateOf(token);
  const code = codeOf(secret);
  await enable(token, code);
  expect((await login(email, code)).status).toBe(401);
  expect((await login(email, codeOf(secret, -1))).status).toBe(401);
  expect((await login(email, codeOf(secret, 1))).status).toBe(200);
});

test('wrong codes are counted like wrong passwords', async () => {
  const { email, secret } = await setUp('worker_day');
  fixture.clock.now += minute;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await login(email, '000000')).status).toBe(401);
  }
  expect((await login(email, codeOf(secret))).status).toBe(429);
});

test('switching it off requires password and code, and is reported by email', async () => {
  const { email, token, secret } = await setUp('worker_day');
  const disable = async (given: string, code: string) =>
    (
      await fixture.app.call(
        'POST',
        '/v3/auth/2fa/disable',
        { password: given, verification_code: code },
        token,
      )
    ).body.data as unknown;
  expect(await disable('mistyped', codeOf(secret))).toBe(false);
  expect(await disable(password, '000000')).toBe(false);
  expect(await disable(password, codeOf(secret))).toBe(true);
  expect(await wantsCode(email)).toBe(false);
  expect((await login(email)).status).toBe(200);
  expect((await stateOf(token)).secret).not.toBe(secret);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select recipient, subject, text from outbox'),
  );
  expect(rows).toMatchObject([{ recipient: email, subject: 'Two-factor sign-in is off.' }]);
  expect(rows[0]?.text).toContain('https://heat.example/settings/2fa/enable');
  expect(await auditOf('disable_2fa')).toHaveLength(1);
});

test('an admin can reset that of others, an owner that of owners, nobody their own', async () => {
  const { acme, other } = fixture;
  const set = { worker: await setUp('worker_day'), admin: await setUp('admin') };
  const owner = await setUp('owner');
  const reset = async (token: string, user_id: string) =>
    (await fixture.app.call('DELETE', `/v3/user/${user_id}/2fa`, undefined, token)).status;
  const stranger = await signInTo(fixture.app, other.emailOf('owner'));

  expect(await reset(stranger, acme.id('worker_day'))).toBe(404);
  expect(await reset(set.worker.token, acme.id('worker_day'))).toBe(403);
  expect(await reset(set.admin.token, acme.id('owner'))).toBe(403);
  expect(await reset(set.admin.token, acme.id('admin'))).toBe(403);
  expect(await reset(owner.token, acme.id('owner'))).toBe(403);
  for (const { email } of [set.worker, set.admin, owner]) expect(await wantsCode(email)).toBe(true);

  expect(await reset(set.admin.token, acme.id('worker_day').toUpperCase())).toBe(200);
  expect(await reset(owner.token, acme.id('admin'))).toBe(200);
  expect(await wantsCode(set.worker.email)).toBe(false);
  expect(await wantsCode(set.admin.email)).toBe(false);
  expect(await auditOf('reset_2fa')).toEqual([
    { actor_user_id: acme.id('admin'), entity_id: acme.id('worker_day') },
    { actor_user_id: acme.id('owner'), entity_id: acme.id('admin') },
  ]);

  await fixture.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update permissions set access = 'super' where user_id = $1 and tag_id is null", [
      acme.id('admin'),
    ]),
  );
  expect(await reset(set.admin.token, acme.id('owner'))).toBe(200);
  expect(await wantsCode(owner.email)).toBe(false);
});
