import { TOTP } from 'otpauth';
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

const step = 30_000;
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: fixture.clock.now });
const stillIn = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status === 200;
const stateOf = async (token: string) =>
  (await fixture.app.call('GET', '/v3/auth/2fa', undefined, token)).body.data;
const enableWith = (token: string, given: object) =>
  fixture.app.call('POST', '/v3/auth/2fa/enable', given, token);
async function wantsCode(): Promise<unknown> {
  return (await fixture.app.call('POST', '/v3/auth/method', { email })).body.data['require_otp'];
}

test('switching it on requires the password, and ends the sign-ins of other devices', async () => {
  const [token, elsewhere] = [
    await signInTo(fixture.app, email),
    await signInTo(fixture.app, email),
  ];
  const secret = String((await stateOf(token))['secret']);
  const verification_code = codeOf(secret);
  for (const [given, sentence] of [
    [{}, 'Current password is required'],
    [{ password: '' }, 'Current password is required'],
    [{ password: 'mistyped' }, 'Current password is incorrect'],
  ] as const) {
    const { status, body } = await enableWith(token, { verification_code, ...given });
    expect([status, body.errors]).toEqual([422, { password: sentence }]);
  }
  expect([await wantsCode(), await stillIn(elsewhere)]).toEqual([false, true]);
  expect((await enableWith(token, { verification_code, password })).body.data).toBe(true);
  expect([await stillIn(token), await stillIn(elsewhere)]).toEqual([true, false]);

  // Switching it off ends the other sign-ins too.
  fixture.clock.now += step;
  const withCode = { email, password, otp: codeOf(secret) };
  const { body } = await fixture.app.call('POST', '/v3/auth/login', withCode);
  fixture.clock.now += step;
  const off = { password, verification_code: codeOf(secret) };
  await fixture.app.call('POST', '/v3/auth/2fa/disable', off, token);
  expect([await stillIn(token), await stillIn(body.data.token)]).toEqual([true, false]);
});

test('wrong passwords count as attempts, and a correct one after five must wait', async () => {
  const token = await signInTo(fixture.app, email);
  const verification_code = codeOf(String((await stateOf(token))['secret']));
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await enableWith(token, { verification_code, password: 'mistyped' })).status).toBe(422);
  }
  expect((await enableWith(token, { verification_code, password })).status).toBe(429);
  expect(await wantsCode()).toBe(false);
});

test('a person without a password has nothing to set up', async () => {
  const token = await signInTo(fixture.app, email);
  const verification_code = codeOf(String((await stateOf(token))['secret']));
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set password_hash = null where email = $1', [email]),
  );
  expect(await stateOf(token)).toEqual({
    ...{ enabled: false, enabled_time: null, has_password: false, is_demanded: false },
  });
  expect((await enableWith(token, { verification_code, password })).status).toBe(403);
  expect(await wantsCode()).toBe(false);
});

test('a person who lost their password because of a work account switches it off with the code alone', async () => {
  const token = await signInTo(fixture.app, email);
  const secret = String((await stateOf(token))['secret']);
  await enableWith(token, { verification_code: codeOf(secret), password });
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set password_hash = null where email = $1', [email]),
  );
  fixture.clock.now += step;
  const disableWith = async (verification_code: string) => {
    const given = { password: '', verification_code };
    return (await fixture.app.call('POST', '/v3/auth/2fa/disable', given, token)).body.data;
  };
  const code = codeOf(secret);
  expect(await disableWith(code === '000000' ? '000001' : '000000')).toBe(false);
  expect(await disableWith(code)).toBe(true);
  expect([await wantsCode(), await stillIn(token)]).toEqual([false, true]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select text from outbox'),
  );
  expect(rows.map(({ text }) => text).join()).toContain(
    'You now sign in with your work account alone',
  );
});
