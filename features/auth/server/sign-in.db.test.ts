import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const minute = 60_000;
const day = 24 * 60 * minute;
const login = (email: string, secret = password, app = fixture.app) =>
  app.call('POST', '/v3/auth/login', { email, password: secret });
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;

test('[AUTH-67] a sign-in returns user, token and names, on both prefixes, in any case', async () => {
  const email = fixture.acme.emailOf('worker_day');
  for (const path of ['/v3/auth/login', '/v2/auth/login']) {
    const { status, body } = await fixture.app.call('POST', path, {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user_id: fixture.acme.id('worker_day'),
      user: { name_first: 'worker_day', email, org_id: fixture.acme.org_id },
    });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
  }
});

test('only the hash of the token is stored', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ line: string }>(
      "select sign_ins::text || encode(token_hash, 'escape') as line from sign_ins",
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain(token);
});

test.each(['wrong password', 'unknown e-mail', 'disabled person'])(
  'a %s is rejected with the same message',
  async (fault) => {
    const email = {
      'wrong password': fixture.acme.emailOf('owner'),
      'unknown e-mail': 'nobody@acme.example',
      'disabled person': fixture.acme.emailOf('disabled'),
    }[fault];
    const { status, body } = await login(
      email ?? '',
      fault === 'wrong password' ? 'nope12' : password,
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({
      status: false,
      success: false,
      data: null,
      code: 'CREDENTIALS',
      message: 'Sign in credentials are incorrect. Please try again.',
    });
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('[AUTH-68] known and unknown emails have the same method', async () => {
  for (const email of [fixture.acme.emailOf('owner'), 'nobody@nowhere.example']) {
    const { body } = await fixture.app.call('POST', '/v3/auth/method', { email });
    expect(body.data).toEqual({ has_federated_provider: false, require_otp: false });
  }
});

test('the sixth attempt in a minute must wait, counted across two processes', async () => {
  const second = await appOn(fixture.database, fixture.clock);
  const email = fixture.acme.emailOf('worker_day');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const app = attempt % 2 === 0 ? fixture.app : second;
    expect((await login(email, 'wrong1', app)).status).toBe(401);
  }
  for (const app of [fixture.app, second]) {
    const { status, headers, body } = await login(email, password, app);
    expect(status).toBe(429);
    expect(body.message).toBe('Too many attempts. Please wait before trying again.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  fixture.clock.now += minute + 1;
  expect((await login(email)).status).toBe(200);
  await second.close();
});

test('concurrent attempts are counted one by one', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const tries = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong1')));
  expect(tries.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(7).fill(429),
  ]);
});

test('twenty failures in an hour lock the account until the first is an hour old', async () => {
  const email = fixture.acme.emailOf('worker_day');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await login(email, 'wrong1')).status).toBe(401);
    fixture.clock.now += 2 * minute;
  }
  expect((await login(email)).status).toBe(429);
  fixture.clock.now += 21 * minute;
  expect((await login(email)).status).toBe(200);
});

test('a successful sign-in resets the previous failures', async () => {
  const email = fixture.acme.emailOf('worker_day');
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await login(email, 'wrong1');
    expect((await login(email)).status).toBe(200);
  }
});

test('a hundred failures in an hour block an address, successful sign-ins do not', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const from = (address: string, someone: string, secret: string) =>
    fixture.app.raw(
      'POST',
      '/v3/auth/login',
      JSON.stringify({ email: someone, password: secret }),
      undefined,
      { from: address },
    );
  const site = '10.0.0.1';
  for (let round = 0; round < 3; round += 1) {
    expect((await from(site, email, password)).status).toBe(200);
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    expect((await from(site, `nobody${String(attempt)}@x.example`, 'wrong1')).status).toBe(401);
  }
  expect((await from(site, email, password)).status).toBe(429);
  expect((await from('10.0.0.2', email, password)).status).toBe(200);
});

test('failures from elsewhere do not lock out a device that signed in before', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const from = (address: string, secret: string, cookie = '') =>
    fixture.app.raw(
      'POST',
      '/v3/auth/login',
      JSON.stringify({ email, password: secret }),
      undefined,
      { from: address, cookie },
    );
  const first = await from('10.0.0.1', password);
  expect(first.status).toBe(200);
  const own = String(first.headers['set-cookie']).split(';')[0];
  for (let attempt = 0; attempt < 5; attempt += 1) await from('10.0.0.9', 'wrong1');
  expect((await from('10.0.0.9', password)).status).toBe(429);
  // The same address and user agent alone are not the device.
  expect((await from('10.0.0.1', password)).status).toBe(429);
  expect((await from('10.0.0.2', password, own)).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) await from('10.0.0.1', 'wrong1', own);
  expect((await from('10.0.0.1', password, own)).status).toBe(429);
});

test('expired attempts and sign-ins are deleted', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const old = await signInTo(fixture.app, email);
  for (const nobody of ['a', 'b', 'c']) await login(`${nobody}@x.example`, 'wrong1');
  fixture.clock.now += 31 * day;
  expect((await login(email)).status).toBe(200);
  const left = await fixture.database.unscoped((tx) => tx.query('select * from attempts'));
  expect(left.rows).toEqual([]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select * from sign_ins'),
  );
  expect(rows).toHaveLength(1);
  expect(await stillIn(old)).toBe(false);
});

test('[AUTH-77] logout ends only its own sign-in', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const [one, two] = [await signInTo(fixture.app, email), await signInTo(fixture.app, email)];
  expect((await fixture.app.call('GET', '/v2/auth/logout', undefined, one)).body.data).toBe(true);
  expect(await stillIn(one)).toBe(false);
  expect(await stillIn(two)).toBe(true);
});

test('a reset of the device ends its sign-in, and is the only call that deletes the data of the site', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const other = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const clearing = async (method: 'GET' | 'POST', path: string, sent?: string) =>
    (await fixture.app.raw(method, path, undefined, sent)).headers['clear-site-data'];
  expect(await clearing('POST', '/v3/auth/reset-device', token)).toBe(
    '"cache", "cookies", "storage"',
  );
  expect(await stillIn(token)).toBe(false);
  expect(await stillIn(other)).toBe(true);
  expect(await clearing('POST', '/v3/auth/reset-device', token)).toBeUndefined();
  expect(await clearing('POST', '/v3/auth/reset-device')).toBeUndefined();
  expect(await clearing('GET', '/v2/auth/logout', other)).toBeUndefined();
});

test.each([
  ['worker_day', 14 * day],
  ['admin', 3 * day],
  ['owner', 3 * day],
])('a sign-in of %s expires after %i ms without use', async (person, unused) => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
  fixture.clock.now += unused - minute;
  expect(await stillIn(token)).toBe(true);
  fixture.clock.now += unused + minute;
  expect(await stillIn(token)).toBe(false);
});

test('a sign-in used daily ends after 30 days', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  for (let days = 0; days < 30; days += 1) {
    expect(await stillIn(token)).toBe(true);
    fixture.clock.now += day;
  }
  fixture.clock.now += minute;
  expect(await stillIn(token)).toBe(false);
});

test('a revoked right is gone at the next call', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const people = async () =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, token)).body.data.users.length;
  expect(await people()).toBe(11);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update permissions set active = false where user_id = $1', [
      fixture.acme.id('admin'),
    ]),
  );
  expect(await people()).toBe(1);
});
