import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo } from '#apps/server/testing';
import type { TestApp } from '#apps/server/testing';
import { startDirectoryHost } from '#work-accounts/e2e';
import type { DirectoryHost } from '#work-accounts/e2e';
import { openGraphDirectory } from '../index.ts';
import { createWorkAccountFixture } from '../test-work-account.ts';
import type { WorkAccountFixture } from '../test-work-account.ts';
import { hosted, wanted } from './test-directory.ts';

let fixture: WorkAccountFixture;
let host: DirectoryHost;
let app: TestApp;
let owner: string;
beforeEach(async () => {
  fixture = await createWorkAccountFixture({ isOn: false });
  host = await startDirectoryHost([hosted('Ana')]);
  const directory = openGraphDirectory({ ...host.client, timeout: 60_000 });
  app = await appOn(fixture.database, fixture.clock, {
    ...{ workAccounts: fixture.provider.options, directory },
  });
  owner = await signInTo(app, fixture.acme.emailOf('owner'));
  await put({ domains: ['acme.example'] });
});
afterEach(async () => {
  await app.close();
  await fixture.leave();
  await host.stop();
});

const put = (more: object) =>
  app.call('PUT', '/v3/organisation/sso', { enabled: true, ...more }, owner);
const tryOut = (id_token: string) =>
  app.call('POST', '/v3/organisation/sso/test', { id_token }, owner);
const state = async () =>
  (await app.call('GET', '/v3/user/azuread', undefined, owner)).body.data['state'];

test('a directory is read only once it is proven by an account in a test', async () => {
  expect(await state()).toBe('not_shown');
  // An account of the directory that the organisation does not accept proves nothing.
  await tryOut(await fixture.tokenOf('owner', { email: 'owner@evil.example' }));
  expect(await state()).toBe('not_shown');
  await tryOut(await fixture.tokenOf('owner'));
  expect(await state()).toBe('ready');
  // Saving keeps it; another directory must be proven again.
  await put({ domains: ['acme.example'], is_enforced: true });
  expect(await state()).toBe('ready');
  await fixture.change(`update sso_settings set tenant_id = 'https://another.example'`);
  await put({ domains: ['acme.example'] });
  expect(await state()).toBe('not_shown');
  await tryOut(await fixture.tokenOf('owner', { nonce: 'again' }));
  await put({ enabled: false });
  expect(await state()).toBe('off');
  await put({ domains: ['acme.example'] });
  expect(await state()).toBe('not_shown');
});

test('a sign-in by work account also proves it', async () => {
  await fixture.enter(await fixture.tokenOf('worker_day'), app);
  expect(await state()).toBe('ready');
});

test('an added person signs in with the linked account, even after a change of email', async () => {
  await tryOut(await fixture.tokenOf('owner'));
  // The fake names the directory differently from the provider.
  const { issuer } = fixture.provider;
  host.manners.token = (response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end('{"access_token":"any","expires_in":3599}');
  host.manners.people = (response) => void response.end(JSON.stringify({ value: [hosted('Ana')] }));
  // The token URL contains the directory's id, which is a path here.
  const { body } = await app.call('POST', '/v3/user/azuread', { people: [wanted('Ana')] }, owner);
  const [added] = body.data['added'] as unknown as { user_id: string; object_id: string }[];
  expect(added?.object_id).toBe(hosted('Ana').id);
  const claims = fixture.claimsOf('ana', {
    sub: added?.object_id,
    email: 'ana.maria@acme.example',
  });
  const entered = await fixture.enter(await fixture.provider.sign(claims), app);
  expect(entered.status).toBe(200);
  expect(entered.body.data).toMatchObject({ user: { user_id: added?.user_id } });
  expect(await fixture.one('select tenant_id from work_accounts')).toEqual({ tenant_id: issuer });
});
