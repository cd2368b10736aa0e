import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOn, newId, signInTo } from '#apps/server/testing';
import type { TestApp } from '#apps/server/testing';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
let owner: string;
beforeEach(async () => {
  fixture = await createWorkAccountFixture({ isOn: false });
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterEach(() => fixture.leave());

const on = { enabled: true, domains: ['acme.example'] };
const off = {
  ...{ enabled: false, tenant_id: '', domains: [], is_enforced: false, creates_people: false },
  ...{ tag_ids: [], own_domains: ['acme.example'], people: 0 },
};

const put = (body: object, app: TestApp = fixture.app) =>
  app.call('PUT', '/v3/organisation/sso', body, owner);
const get = async () =>
  (await fixture.app.call('GET', '/v3/organisation/sso', undefined, owner)).body.data as unknown;

test('work accounts are off until configured, and keep their configuration', async () => {
  const { issuer } = fixture.provider;
  const authority = { provider: { kind: 'oidc', authority: issuer, has_secret: false } };
  expect(await get()).toEqual({ ...off, ...authority });
  const { status, body } = await put({
    ...{ ...on, domains: [' ACME.example ', 'acme.example'], is_enforced: true },
    ...{ creates_people: true, tag_ids: [fixture.acme.day.toUpperCase(), fixture.acme.day] },
  });
  expect(status).toBe(200);
  const wanted = { ...off, ...on, is_enforced: true, creates_people: true };
  expect(body.data).toEqual({ ...wanted, ...authority, tag_ids: [fixture.acme.day] });
  expect(await get()).toEqual(body.data);
  const audit = "select actor_user_id, summary from audit_log where action = 'set_sso'";
  expect(await fixture.rows(audit)).toEqual([
    { actor_user_id: fixture.acme.id('owner'), summary: 'Required for acme.example' },
  ]);
});

describe('an invalid setting is rejected at its field:', () => {
  test.each<[string, string, object, string]>([
    ['no domain', 'domains', { domains: [] }, 'Add at least one email domain'],
    ...['other.example', 'nobody.example', 'gmail.com', 'sub.acme.example', ''].map(
      (domain): [string, string, object, string] => [
        `the domain '${domain}'`,
        'domains',
        { domains: ['acme.example', domain] },
        'Only domains of your own organisation are allowed',
      ],
    ),
    ['a tag of nobody', 'tag_ids', { tag_ids: [newId()] }, 'This tag does not exist'],
  ])('%s', async (_, field, more, message) => {
    const { status, body } = await put({ ...on, ...more });
    expect([status, body.errors]).toEqual([422, { [field]: message }]);
    expect(await get()).toMatchObject({ enabled: false });
  });

  test('a tag of another organisation', async () => {
    const { body } = await put({ ...on, tag_ids: [fixture.other.day] });
    expect(body.errors).toEqual({ tag_ids: 'This tag does not exist' });
  });

  test('a Microsoft directory that is not an id', async () => {
    const authority = 'https://login.microsoftonline.com/organizations';
    const workAccounts = { authority, client_id: 'ours' };
    const app = await appOn(fixture.database, fixture.clock, { workAccounts });
    for (const tenant_id of ['', 'organizations', '9188040d-6c67-4c5b-b112-36a304b66dad']) {
      const { body } = await put({ ...on, tenant_id }, app);
      expect(body.errors).toEqual({ tenant_id: 'Tenant ID is not valid' });
    }
    const tenant_id = '5f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11';
    const { body } = await put({ ...on, tenant_id: ` ${tenant_id.toUpperCase()} ` }, app);
    expect(body.data).toMatchObject({ tenant_id, provider: { kind: 'azuread', authority } });
    await app.close();
  });

  test('any setting on a server without a provider', async () => {
    const app = await appOn(fixture.database, fixture.clock);
    const { body } = await put(on, app);
    expect(body.errors).toEqual({ enabled: 'Work account sign-in is not set up on this server.' });
    await app.close();
  });
});

test('only owners choose the directory, which gives access to every account of the organisation', async () => {
  const authority = 'https://login.microsoftonline.com/organizations';
  const workAccounts = { authority, client_id: 'ours' };
  const app = await appOn(fixture.database, fixture.clock, { workAccounts });
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const own = '5f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11';
  const putAs = async (token: string, more: object) => {
    const wanted = { ...on, tenant_id: own, ...more };
    const { status, body } = await app.call('PUT', '/v3/organisation/sso', wanted, token);
    return [status, body.errors] as const;
  };
  const tenant_id = '0b8f4c34-0f0e-4f0f-8d57-3a3b3c0d9e21';
  const refused = { tenant_id: 'Only an owner can choose the directory' };
  expect(await putAs(admin, {})).toEqual([403, refused]);
  expect(await fixture.rows('select from sso_settings')).toEqual([]);
  expect((await putAs(owner, {}))[0]).toBe(200);
  // Settings that do not decide whose accounts are trusted stay with the admins.
  expect((await putAs(admin, { is_enforced: true, tenant_id: own.toUpperCase() }))[0]).toBe(200);
  expect(await putAs(admin, { tenant_id })).toEqual([403, refused]);
  const stored = 'select tenant_id, is_enforced from sso_settings';
  expect(await fixture.rows(stored)).toEqual([{ tenant_id: own, is_enforced: true }]);
  expect((await putAs(owner, { tenant_id }))[0]).toBe(200);
  await app.close();
});

test('a domain that another organisation confirmed cannot be used; claiming it is not enough', async () => {
  const { org_id, id } = fixture.other;
  const write = (sql: string, values: unknown[]) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  await write(
    `insert into registrations (org_id, user_id, domain, terms_version, terms_time)
     values ($1, $2, 'acme.example', '1', now())`,
    [org_id, id('owner')],
  );
  expect(await get()).toMatchObject({ own_domains: ['acme.example'] });
  await write('update registrations set confirmed_time = now() where org_id = $1', [org_id]);
  expect(await get()).toMatchObject({ own_domains: [] });
  expect((await put(on)).status).toBe(422);
});

test('a domain can be used only once an owner has proven an email of it', async () => {
  const { acme } = fixture;
  await fixture.change('update credentials set proven_time = null where org_id = $1', [
    acme.org_id,
  ]);
  expect(await get()).toMatchObject({ own_domains: [] });
  expect((await put(on)).body.errors).toEqual({
    domains: 'Only domains of your own organisation are allowed',
  });
});

test('only admins configure work accounts, each for their own organisation', async () => {
  await put(on);
  for (const person of ['manager_all', 'worker_day']) {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    const tried = await fixture.app.call('PUT', '/v3/organisation/sso', { enabled: false }, token);
    expect(tried.status).toBe(403);
  }
  const token = await signInTo(fixture.app, fixture.other.emailOf('owner'));
  const seen = await fixture.app.call('GET', '/v3/organisation/sso', undefined, token);
  expect(seen.body.data).toMatchObject({ enabled: false, domains: [] });
  await fixture.app.call('PUT', '/v3/organisation/sso', { enabled: false }, token);
  expect(await get()).toMatchObject({ enabled: true });
});

describe('a test of the connection', () => {
  const tryOut = (body: object, app = fixture.app) =>
    app.call('POST', '/v3/organisation/sso/test', body, owner);

  test('returns issuer and number of keys, and the claims of a token', async () => {
    await put(on);
    const plain = await tryOut({});
    expect(plain.body.data).toEqual({ issuer: fixture.provider.issuer, keys: 1, claims: null });
    const id_token = await fixture.tokenOf('worker_day', { name: 'Ana Silva' });
    const { body } = await tryOut({ id_token });
    expect(body.data['claims']).toEqual({
      tenant_id: fixture.provider.issuer,
      object_id: 'sub-worker_day',
      email: fixture.acme.emailOf('worker_day'),
      name: 'Ana Silva',
      opens: true,
    });
    const stranger = await fixture.tokenOf('owner', { email: 'a@evil.example' });
    expect((await tryOut({ id_token: stranger })).body.data['claims']).toMatchObject({
      opens: false,
    });
  });

  test('uses up the token: it neither signs in afterwards, nor is shown twice', async () => {
    await put(on);
    const id_token = await fixture.tokenOf('worker_day');
    expect((await tryOut({ id_token })).status).toBe(200);
    expect((await fixture.enter(id_token)).status).toBe(401);
    expect((await tryOut({ id_token })).body.errors).toEqual({
      id_token: 'The provider’s answer could not be verified.',
    });
  });

  test('reports that the provider does not respond', async () => {
    fixture.provider.manners.keys = (response) => response.destroy();
    const { status, body } = await tryOut({});
    expect([status, body.message]).toEqual([503, 'The work account provider does not respond.']);
  });
});
