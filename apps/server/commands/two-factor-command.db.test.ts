import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, password, signInTo } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import { disableTwoFactor } from './two-factor-command.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

/** Switches two-factor sign-in on for the owner; returns their e-mail. */
async function enableForOwner(): Promise<string> {
  const { acme, app, clock } = fixture;
  const email = acme.emailOf('owner');
  const token = await signInTo(app, email);
  const { body } = await app.call('GET', '/v3/auth/2fa', undefined, token);
  const verification_code = new TOTP({ secret: String(body.data['secret']) }).generate({
    timestamp: clock.now,
  });
  const enabled = await app.call(
    'POST',
    '/v3/auth/2fa/enable',
    { password, verification_code },
    token,
  );
  expect(enabled.status).toBe(200);
  return email;
}

test('the operator of the server can switch it off for an email', async () => {
  const email = await enableForOwner();
  const env = { DATABASE_URL: fixture.connectionString };
  await expect(disableTwoFactor(env, [])).rejects.toThrow('Add one email');
  await expect(disableTwoFactor(env, ['nobody@acme.example'])).rejects.toThrow(
    'Nobody signs in as nobody@acme.example; nothing was changed.',
  );
  expect(await disableTwoFactor(env, [email.toUpperCase()])).toContain('Two-factor sign-in is off');
  const method = await fixture.app.call('POST', '/v3/auth/method', { email });
  expect(method.body.data['require_otp']).toBe(false);
  expect((await fixture.app.call('POST', '/v3/auth/login', { email, password })).status).toBe(200);
  await expect(disableTwoFactor(env, [email])).rejects.toThrow('is not on for');
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query("select actor_user_id, entity_id from audit_log where action = 'reset_2fa'"),
  );
  expect(rows).toEqual([{ actor_user_id: null, entity_id: fixture.acme.id('owner') }]);
});
