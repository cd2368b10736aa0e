import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo } from '#apps/server/testing';
import { createDirectoryFixture, hosted } from './test-directory.ts';
import type { DirectoryFixture } from './test-directory.ts';

let fixture: DirectoryFixture;
beforeAll(async () => {
  fixture = await createDirectoryFixture();
});
beforeEach(async () => {
  fixture.host.reset();
  await fixture.turnOn();
  // The counts of a minute restart, and so do tokens.
  fixture.clock.now += 3_700_000;
  fixture.host.revoke();
});
afterAll(() => fixture.leave());

const { id: ana } = hosted('Ana');
const found = {
  ...{ object_id: ana, name_first: 'Ana', name_last: 'Paki', email: 'ana@acme.example' },
  ...{ department: 'Kiln', is_person: false },
};

test('people are found by name or email, and only those who could sign in', async () => {
  const { status, data } = await fixture.search(' an ');
  expect(status).toBe(200);
  // Anton's email is of another domain, and Anders' account is disabled.
  expect(data).toEqual({
    ...{ state: 'ready', domains: ['acme.example'], people: [found], is_more: false },
  });
  expect((await fixture.search('bea@acme')).data.people.map(({ email }) => email)).toEqual([
    'bea@acme.example',
  ]);
  expect((await fixture.search('nobody')).data.people).toEqual([]);
});

test('the directory is called by its API, with one token for many searches', async () => {
  await fixture.search('an" OR "mail:bea');
  await fixture.search('bea');
  expect(fixture.host.asked.tokens.map((form) => Object.fromEntries(form))).toEqual([
    {
      ...{ client_id: 'watershade', client_secret: 'hush-between-us' },
      ...{ grant_type: 'client_credentials', scope: `${fixture.host.url}/.default` },
    },
  ]);
  expect(Object.fromEntries(fixture.host.asked.people[0] ?? [])).toEqual({
    $search: ['displayName', 'mail', 'userPrincipalName']
      .map((property) => `"${property}:an OR mail bea"`)
      .join(' OR '),
    ...{ $top: '50', $orderby: 'displayName', $count: 'true' },
    $select: 'id,givenName,surname,displayName,mail,userPrincipalName,department,accountEnabled',
  });
});

test('a revoked or expired token is replaced', async () => {
  await fixture.search('ana');
  fixture.host.revoke();
  expect((await fixture.search('ana')).data.people).toEqual([found]);
  expect(fixture.host.asked.tokens).toHaveLength(2);
  fixture.clock.now += 3_600_000;
  await fixture.search('ana');
  expect(fixture.host.asked.tokens).toHaveLength(3);
});

test('existing people are marked, by their account or their email', async () => {
  const mail = fixture.acme.emailOf('worker_day');
  fixture.host.people = [hosted('Wendy', { mail: mail.toUpperCase() }), hosted('Wanda')];
  const who = async () =>
    (await fixture.search('w')).data.people.map(({ name_first, is_person }) => [
      name_first,
      is_person,
    ]);
  expect(await who()).toEqual([
    ['Wanda', false],
    ['Wendy', true],
  ]);
  // Another email by now, the same account.
  await fixture.change(
    `insert into work_accounts (org_id, user_id, tenant_id, object_id, created_time)
     values ($1, $2, $3, $4, now())`,
    [fixture.acme.org_id, fixture.acme.id('mate_day'), fixture.host.tenant_id, hosted('Wanda').id],
  );
  expect(await who()).toEqual([
    ['Wanda', true],
    ['Wendy', true],
  ]);
  await fixture.change('delete from work_accounts');
});

test('of more than fifty the first are returned, and that there are more', async () => {
  fixture.host.people = Array.from({ length: 60 }, (_, index) => hosted(`Ana${String(index)}`));
  const { data } = await fixture.search('ana');
  expect([data.people.length, data.is_more]).toEqual([50, true]);
});

test.each<[string, Record<string, unknown>]>([
  ['no_provider', { workAccounts: undefined, directory: null }],
  [
    'other_provider',
    { workAccounts: { authority: 'https://id.example', client_id: 'ours' }, directory: null },
  ],
  ['no_secret', { directory: null }],
])('a server that cannot search says so: %s', async (state, parts) => {
  const { database, clock, workAccounts } = fixture;
  const app = await appOn(database, clock, { workAccounts, ...parts });
  const { status, data } = await fixture.search('ana', app);
  expect([status, data]).toEqual([200, { state, domains: [], people: [], is_more: false }]);
  await app.close();
});

test('an organisation without a directory, or with one that is not proven, gets a message', async () => {
  await fixture.change('update sso_settings set proven_time = null');
  expect((await fixture.search('ana')).data.state).toBe('not_shown');
  await fixture.change('delete from sso_settings');
  expect((await fixture.search('ana')).data).toMatchObject({ state: 'off', people: [] });
  expect(fixture.host.asked).toEqual({ tokens: [], people: [] });
});

test('without words the directory is not called, and the response says whether it could be', async () => {
  const { data } = await fixture.search('  ');
  expect(data).toEqual({ state: 'ready', domains: ['acme.example'], people: [], is_more: false });
  expect((await fixture.search('%"')).data.people).toEqual([]);
  expect(fixture.host.asked.people).toEqual([]);
});

test('only admins can search, with at most the length of a name', async () => {
  for (const person of ['manager_all', 'editor_day', 'worker_day']) {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    expect((await fixture.search('ana', fixture.app, token)).status).toBe(403);
  }
  const { status, body } = await fixture.search('a'.repeat(101));
  expect([status, Object.keys(body.errors)]).toEqual([422, ['search']]);
  // The admin of the other organisation asks for their own.
  const abroad = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await fixture.search('ana', fixture.app, abroad)).data.state).toBe('off');
  expect(fixture.host.asked.people).toEqual([]);
});

test('the 121st search within a minute is rejected', async () => {
  for (let index = 0; index < 120; index += 1) await fixture.search('ana');
  expect((await fixture.search('ana')).status).toBe(429);
  expect((await fixture.search('')).status).toBe(200);
}, 120_000);
