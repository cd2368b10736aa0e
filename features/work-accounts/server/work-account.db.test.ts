import { SignJWT, UnsecuredJWT } from 'jose';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOn, password, signInTo, makeKey } from '#apps/server/testing';
import { failed, minute, createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
beforeEach(async () => {
  fixture = await createWorkAccountFixture();
});
afterEach(() => fixture.leave());

const tooMany = 'Too many attempts. Please wait before trying again.';

test('[AUTH-69, AUTH-80] a valid token signs in like the password does, on both paths', async () => {
  const { status, body } = await fixture.enter(await fixture.tokenOf('worker_day'));
  expect(status).toBe(200);
  const user_id = fixture.acme.id('worker_day');
  expect(body.data).toEqual({
    user_id,
    token: expect.stringMatching(/^[\w-]{43}$/) as string,
    user: {
      user_id,
      org_id: fixture.acme.org_id,
      name_first: 'worker_day',
      name_last: 'acme',
      email: fixture.acme.emailOf('worker_day'),
    },
  });
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, body.data.token)).status).toBe(200);
  const again = await fixture.tokenOf('worker_day', { nonce: 'other' });
  expect((await fixture.enter(again, fixture.app, '/v2/auth/login/aad')).status).toBe(200);
  expect(
    await fixture.one("select actor_user_id, summary from audit_log where action = 'sign_in'"),
  ).toEqual({ actor_user_id: user_id, summary: 'With a work account' });
  const flag = await fixture.one('select metadata from users where user_id = $1', [user_id]);
  expect(flag['metadata']).toEqual({ _federated_provider: 'oidc' });
});

test('an empty JSON object counts as an empty body', async () => {
  const token = await fixture.tokenOf('worker_day');
  expect((await fixture.app.call('POST', '/v3/auth/login/aad', {}, token)).status).toBe(200);
});

describe('an invalid token is rejected:', () => {
  const cases: [string, (person: string) => Promise<string | undefined>][] = [
    ['none at all', () => Promise.resolve(undefined)],
    ['no token', () => Promise.resolve('nonsense')],
    ['three parts of nothing', () => Promise.resolve('e30.e30.e30')],
    ['for another product', (who) => fixture.tokenOf(who, { aud: 'another' })],
    ['for another product too', (who) => fixture.tokenOf(who, { aud: ['watershade', 'another'] })],
    ['asked for by another product', (who) => fixture.tokenOf(who, { azp: 'another' })],
    ['for nobody', (who) => fixture.tokenOf(who, { aud: undefined })],
    ['of another issuer', (who) => fixture.tokenOf(who, { iss: 'https://id.example' })],
    ['of no issuer', (who) => fixture.tokenOf(who, { iss: undefined })],
    ['without an end', (who) => fixture.tokenOf(who, { exp: undefined })],
    ['without a beginning', (who) => fixture.tokenOf(who, { iat: undefined })],
    ['without a nonce', (who) => fixture.tokenOf(who, { nonce: undefined })],
    ['without a subject', (who) => fixture.tokenOf(who, { sub: undefined })],
    ['without an e-mail', (who) => fixture.tokenOf(who, { email: undefined })],
    [
      'with an e-mail that was not verified',
      (who) => fixture.tokenOf(who, { email_verified: false }),
    ],
    ['made over ten minutes ago', (who) => fixture.tokenOf(who, { iat: seconds(-12 * minute) })],
    ['made in the future', (who) => fixture.tokenOf(who, { iat: seconds(2 * minute) })],
    ['not valid yet', (who) => fixture.tokenOf(who, { nbf: seconds(2 * minute) })],
    ['expired', (who) => fixture.tokenOf(who, { exp: seconds(-2 * minute) })],
    ['an access token', (who) => fixture.provider.sign(fixture.claimsOf(who), { typ: 'at+jwt' })],
    ['with rules that nobody knows', signedWithRules],
    [
      'signed by another key',
      async (who) => fixture.provider.sign(fixture.claimsOf(who), {}, await makeKey('first')),
    ],
    [
      'signed by an unknown key',
      async (who) => fixture.provider.sign(fixture.claimsOf(who), {}, await makeKey('x')),
    ],
    ['signed by a key that it brings along', signedByOwnKey],
    ['not signed', (who) => Promise.resolve(new UnsecuredJWT(fixture.claimsOf(who)).encode())],
    ['signed by the public key as a secret', signedByPublicKey],
    ['changed after it was signed', changedAfterwards],
    ['without its signature', async (who) => (await fixture.tokenOf(who)).replace(/[^.]*$/, '')],
    ['longer than any', (who) => fixture.tokenOf(who, { more: 'x'.repeat(13_000) })],
  ];
  test.each(cases)('%s', async (_, make) => {
    await fixture.expectRefused(await make('worker_day'));
    expect(await fixture.counted('sign_ins')).toBe(0);
    expect(await fixture.counted('work_accounts')).toBe(0);
    expect((await fixture.enter(await fixture.tokenOf('worker_day'))).status).toBe(200);
  });

  const seconds = (away: number) => Math.floor((fixture.clock.now + away) / 1000);

  async function signedByOwnKey(who: string): Promise<string> {
    const key = await makeKey('first');
    return fixture.provider.sign(fixture.claimsOf(who), { jwk: key.jwk }, key);
  }

  function signedWithRules(who: string): Promise<string> {
    return new SignJWT(fixture.claimsOf(who))
      .setProtectedHeader({ alg: 'RS256', kid: 'first', crit: ['x'], x: 1 })
      .sign(fixture.provider.key.privateKey, { crit: { x: true } });
  }

  function signedByPublicKey(who: string): Promise<string> {
    const secret = new TextEncoder().encode(JSON.stringify(fixture.provider.key.jwk));
    return new SignJWT(fixture.claimsOf(who))
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(secret);
  }

  async function changedAfterwards(who: string): Promise<string> {
    const [head = '', , signature = ''] = (await fixture.tokenOf('mate_day')).split('.');
    const payload = Buffer.from(JSON.stringify(fixture.claimsOf(who))).toString('base64url');
    return `${head}.${payload}.${signature}`;
  }
});

test('a token is accepted once: not again, not concurrently, not in another encoding', async () => {
  const second = await appOn(fixture.database, fixture.clock, {
    workAccounts: fixture.provider.options,
  });
  const token = await fixture.tokenOf('worker_day');
  // The last character of a signature has unused bits.
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = signs[signs.indexOf(token.at(-1) ?? '') ^ 1] ?? '';
  const spellings = [token, token, `${token.slice(0, -1)}${last}`, token];
  const answers = await Promise.all(
    spellings.map((each, index) => fixture.enter(each, index % 2 === 0 ? fixture.app : second)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  fixture.clock.now += 2 * minute;
  await fixture.expectRefused(token);
  await second.close();
});

test('two-factor sign-in also asks a work account for its code, and rejects the token before it', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const signedIn = await signInTo(fixture.app, email);
  const state = await fixture.app.call('GET', '/v3/auth/2fa', undefined, signedIn);
  const totp = new TOTP({ secret: String(state.body.data['secret']) });
  const code = () => totp.generate({ timestamp: fixture.clock.now });
  const enable = { password, verification_code: code() };
  await fixture.app.call('POST', '/v3/auth/2fa/enable', enable, signedIn);
  fixture.clock.now += 30_000;
  const token = await fixture.tokenOf('worker_day');
  const withCode = (otp: string) => fixture.app.call('POST', '/v3/auth/login/aad', { otp }, token);
  await fixture.expectRefused(token);
  expect((await withCode('000000')).body.message).toBe(failed);
  expect((await withCode(code())).status).toBe(200);
});

test('if a second factor is required, a work account signs in without one, a password does not', async () => {
  const byPassword = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  await fixture.change('update organisations set metadata = \'{"_require_two_factor": true}\'');
  const { body } = await fixture.enter(await fixture.tokenOf('worker_day'));
  const statusOf = async (token: string) =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status;
  expect(await statusOf(body.data.token)).toBe(200);
  expect(await statusOf(byPassword)).toBe(401);
  // Their own sign-ins do not show how they were created.
  const listed = await fixture.app.call('GET', '/v3/auth/sign-ins', undefined, body.data.token);
  expect(listed.text).not.toContain('by_work_account');
});

test('the sixth attempt of one account within a minute must wait, on both processes', async () => {
  const second = await appOn(fixture.database, fixture.clock, {
    workAccounts: fixture.provider.options,
  });
  const foreign = (nonce: string) => fixture.tokenOf('x', { email: 'x@evil.example', nonce });
  for (const nonce of ['1', '2', '3', '4', '5']) {
    expect(
      (await fixture.enter(await foreign(nonce), nonce === '3' ? second : fixture.app)).status,
    ).toBe(401);
  }
  const sixth = await fixture.enter(await foreign('6'), second);
  expect([sixth.status, sixth.body.message]).toEqual([429, tooMany]);
  expect(sixth.headers['retry-after']).toBe('60');
  expect((await fixture.enter(await fixture.tokenOf('worker_day'))).status).toBe(200);
  await second.close();
});

test('without a provider the call is rejected like an invalid token', async () => {
  const without = await appOn(fixture.database, fixture.clock);
  const { status, body } = await fixture.enter(await fixture.tokenOf('worker_day'), without);
  expect([status, body.message]).toEqual([401, failed]);
  const asked = await without.call('GET', '/v3/auth/provider');
  expect([asked.status, asked.body.data]).toEqual([200, null]);
  await without.close();
});
