import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, password, signInTo, createOrgFixture, tokenInEmail } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let email: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  email = fixture.acme.emailOf('worker_day');
});
afterEach(() => fixture.leave());

const fresh = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
const login = async (secret: string, otp?: string) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: secret, ...(otp ? { otp } : {}) });

/** Switches two-factor sign-in on for the worker; returns the code at any time. */
async function setUp(): Promise<() => string> {
  const token = await signInTo(fixture.app, email);
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  const totp = new TOTP({ secret: String(body.data['secret']) });
  const code = () => totp.generate({ timestamp: fixture.clock.now });
  const enable = { password, verification_code: code() };
  await fixture.app.call('POST', '/v3/auth/2fa/enable', enable, token);
  fixture.clock.now += 60_000;
  return code;
}

async function resetToken(): Promise<string> {
  await fixture.app.call('POST', '/v2/auth/reset_password', { email });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select text from outbox order by message_id desc'),
  );
  return tokenInEmail(rows.find(({ text }) => text.includes('/forgot-password/'))?.text ?? '');
}

test('a password reset does not skip the second factor', async () => {
  const code = await setUp();
  const token = await resetToken();
  const reset = await fixture.app.call('POST', `/v3/auth/reset-password/${token}`, fresh);
  expect([reset.status, reset.text.includes('token')]).toEqual([200, false]);
  expect((await login(fresh.new_password)).status).toBe(401);
  fixture.clock.now += 60_000;
  expect((await login(fresh.new_password, code())).status).toBe(200);
});

test('a correct code without the password is rejected and stays valid', async () => {
  const code = await setUp();
  const shown = code();
  expect((await login('a wrong password', shown)).status).toBe(401);
  expect((await login(password, shown)).status).toBe(200);
  expect((await login(password, shown)).status).toBe(401);
});

test('a step is rejected before the previous one is done', async () => {
  const token = await signInTo(fixture.app, email);
  // A code before a secret was offered, a new password before a link, a link after it was used.
  const enable = { password, verification_code: '123456' };
  expect((await fixture.app.call('POST', '/v3/auth/2fa/enable', enable, token)).body.data).toBe(
    false,
  );
  const off = { password, verification_code: '123456' };
  expect((await fixture.app.call('POST', '/v3/auth/2fa/disable', off, token)).body.data).toBe(
    false,
  );
  const reset = (link: string) =>
    fixture.app.call('POST', `/v3/auth/reset-password/${link}`, fresh);
  expect((await reset(newId())).status).toBe(404);
  const link = await resetToken();
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link)).status).toBe(404);
});

test('each sign-in has its own token of 256 random bits', async () => {
  const tokens: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) tokens.push(await signInTo(fixture.app, email));
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.map(({ length }) => length)).toEqual(Array<number>(8).fill(32));
  expect(new Set(tokens).size).toBe(8);
  // No byte is the same in all of them, as a time, a counter or an id of the person would be.
  const constant = Array.from({ length: 32 }, (_, index) => index).filter(
    (place) => new Set(bytes.map((token) => token[place])).size === 1,
  );
  expect(constant).toEqual([]);
});

test('a sign-in does not use a token sent by the caller', async () => {
  const old = await signInTo(fixture.app, email);
  const { body } = await fixture.app.call(
    'POST',
    '/v3/auth/login',
    { email, password, token: old },
    old,
  );
  expect(body.data.token).not.toBe(old);
});

test.each(['  six  ', '🌧️🌧️🌧️', 'Ünïcøde ähnlich', 'a'.repeat(127) + 'Z', 'quote\'"\\ %_'])(
  'the password %j must match exactly',
  async (chosen) => {
    const token = await signInTo(fixture.app, email);
    const form = { current_password: password, new_password: chosen, confirm_password: chosen };
    const changed = await fixture.app.call('POST', '/v3/auth/change_password', form, token);
    expect([changed.status, changed.body.data]).toEqual([200, 0]);
    expect((await login(chosen)).status).toBe(200);
    for (const near of [chosen.trim(), chosen.slice(0, -1), chosen.toLowerCase(), `${chosen} `]) {
      if (near === chosen) continue;
      fixture.clock.now += 60_001;
      expect((await login(near)).status).not.toBe(200);
    }
  },
);

test('a disabled person is signed out with the next call', async () => {
  const token = await signInTo(fixture.app, email);
  const stillIn = async () =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
  expect(await stillIn()).toBe(true);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = false where email = $1', [email]),
  );
  expect(await stillIn()).toBe(false);
});
