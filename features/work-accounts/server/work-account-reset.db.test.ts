import { afterEach, beforeEach, expect, test } from 'vitest';
import { password, tokenInEmail } from '#apps/server/testing';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
beforeEach(async () => {
  fixture = await createWorkAccountFixture();
});
afterEach(() => fixture.leave());

const toSet = 'Set a new password';
const toWork = 'Sign in with your work account';

/** Asks for a new password; returns the email. */
async function askFor(person: string) {
  fixture.clock.now += 1000;
  await fixture.app.call('POST', '/v2/auth/reset_password', {
    email: fixture.acme.emailOf(person),
  });
  return fixture.one('select subject, text from outbox order by created_time desc limit 1');
}

test('a person who must use the provider gets no link to a new password', async () => {
  const message = await askFor('worker_day');
  expect(message['subject']).toBe(toSet);
  const token = tokenInEmail(String(message['text']));
  // From the first work account sign-in on, although the password still exists.
  expect((await fixture.enter(await fixture.tokenOf('worker_day'))).status).toBe(200);
  const checked = await fixture.app.call('GET', `/v3/auth/verify-token/${token}`);
  expect(checked.body.data).toBe('Invalid token');
  const form = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
  const used = await fixture.app.call('POST', `/v3/auth/reset-password/${token}`, form);
  const old = { email: fixture.acme.emailOf('worker_day'), password };
  const signedIn = await fixture.app.call('POST', '/v3/auth/login', old);
  expect([used.status, signedIn.status]).toEqual([404, 200]);
  expect((await askFor('worker_day'))['subject']).toBe(toWork);
});

test('if work accounts are enforced only owners get a link, as a local way to sign in', async () => {
  await fixture.turnOn({ is_enforced: true });
  expect((await askFor('mate_day'))['subject']).toBe(toWork);
  expect((await askFor('owner'))['subject']).toBe(toSet);
});
