import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, makeOrganisation, password } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import { tokenInEmail } from '../testing/reset-link.ts';
import { runWatershade } from './test-watershade.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  fixture.clock.now = Date.now();
});
afterAll(() => fixture.leave());

const publicUrl = 'https://heat.site.example';
const watershade = (words: string[], env: Record<string, string> = {}) =>
  runWatershade(fixture.connectionString, words, { PUBLIC_URL: publicUrl, ...env });

interface Created {
  user_id: string;
  org_id: string;
  organisation: string;
  url: string;
}

async function created(words: string[]): Promise<Created> {
  const { code, text } = await watershade(['create-owner', ...words, '--json']);
  expect([code, text]).toEqual([0, expect.stringContaining('"url"')]);
  return JSON.parse(text) as Created;
}

/** Sets a password with a printed link, as a person does; returns the status of the answer. */
async function setPassword(url: string, new_password = password): Promise<number> {
  const body = { new_password, confirm_password: new_password };
  const path = `/v3/auth/reset-password/${tokenInEmail(url)}`;
  return (await fixture.app.call('POST', path, body)).status;
}

async function signIn(email: string) {
  const { body } = await fixture.app.call('POST', '/v3/auth/login', { email, password });
  return body.data;
}

const rowsOf = async <Row extends object>(org_id: string, sql: string, values: unknown[] = []) =>
  (await fixture.database.read(org_id, (tx) => tx.query<Row>(sql, values))).rows;

const auditOf = (org_id: string, entity_id: string) =>
  rowsOf(
    org_id,
    'select actor_user_id, action, summary from audit_log where entity_id = $1 order by time',
    [entity_id],
  );

/** Everything that a refused command could have changed. */
async function counts(): Promise<unknown> {
  const { text } = await watershade(['list-organisations', '--json']);
  const { organisations } = JSON.parse(text) as { organisations: { org_id: string }[] };
  const rows = organisations.map(({ org_id }) =>
    rowsOf(org_id, 'select user_id from users union all select user_id from password_resets'),
  );
  return [text, ...(await Promise.all(rows)).map(({ length }) => length)];
}

test('a new organisation begins with its owner, who sets the password with the printed link', async () => {
  const words = ['Ana@Ironbark.example', '--organisation', 'Ironbark Mining'];
  const { org_id, user_id, organisation, url } = await created([
    ...words,
    ...['--name', 'Ana Maria Ruiz', '--zone', 'australia/perth'],
  ]);
  expect(organisation).toBe('Ironbark Mining');
  expect(url).toMatch(/^https:\/\/heat\.site\.example\/forgot-password\/[\da-f-]{36}#[\w-]{22}$/);
  expect(await setPassword(url)).toBe(200);
  expect(await setPassword(url)).toBe(404);
  const { token, user } = (await signIn('ana@ironbark.example')) as unknown as {
    token: string;
    user: object;
  };
  expect(user).toMatchObject({ name_first: 'Ana Maria', name_last: 'Ruiz' });
  // Only an owner gets this.
  const all = await fixture.app.raw('GET', '/v3/organisation/export', undefined, token);
  expect(all.status).toBe(200);
  expect(await auditOf(org_id, org_id)).toContainEqual({
    actor_user_id: null,
    action: 'create',
    summary: 'By the server operator',
  });
  expect(await auditOf(org_id, user_id)).toContainEqual({
    ...{ actor_user_id: null, action: 'create', summary: 'Owner by the server operator' },
  });

  // The same as after a registration, without its terms.
  const form = { organisation_name: 'Registered', name_first: 'A', name_last: 'B' };
  const registered = { ...form, email: 'a@registered.example', password: 'a heat of 2026' };
  const more = { accept_terms: true, timezone: 'Australia/Perth' };
  await fixture.app.call('POST', '/v3/auth/register', { ...registered, ...more });
  const { text } = await watershade(['list-organisations', '--json']);
  const { organisations } = JSON.parse(text) as {
    organisations: { org_id: string; name: string }[];
  };
  const other = organisations.find(({ name }) => name === 'Registered')?.org_id ?? '';
  const beginning = async (id: string) => ({
    metadata: await rowsOf(id, 'select metadata from organisations'),
    modules: await rowsOf(id, 'select count(*) from education_modules'),
    access: await rowsOf(id, 'select access, tag_id, active from permissions'),
    people: await rowsOf(id, 'select metadata, experimental, is_hidden, active from users'),
  });
  expect(await beginning(org_id)).toEqual(await beginning(other));
  expect(await rowsOf(org_id, 'select from registrations')).toEqual([]);
});

test('an existing organisation gets another owner by its id or exact name', async () => {
  const { org_id } = fixture.acme;
  const first = await created(['boss@acme.example', '--organisation', 'acme']);
  expect([first.org_id, first.organisation]).toEqual([org_id, 'acme']);
  const names = await rowsOf(org_id, 'select name_first from users where user_id = $1', [
    first.user_id,
  ]);
  expect(names).toEqual([{ name_first: 'boss' }]);
  const second = await created(['chief@acme.example', '--organisation', org_id.toUpperCase()]);
  expect(second.org_id).toBe(org_id);
  expect(await setPassword(second.url)).toBe(200);
  expect((await signIn('chief@acme.example')).token).toBeTruthy();
});

test('an owner who cannot be added is refused in a sentence, and nothing changes', async () => {
  await makeOrganisation(fixture.database, 'twin');
  const twin = await makeOrganisation(fixture.database, 'twin');
  await fixture.database.write({ org_id: twin.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set email = $1 where user_id = $2', [
      ...['moved@twin.example', twin.id('owner')],
    ]),
  );
  const { org_id } = fixture.other;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set active = false'),
  );
  const before = await counts();
  const acme = ['--organisation', 'acme'];
  const refused: [string[], string][] = [
    [['nobody', ...acme], 'Email is not valid; nothing was changed.'],
    [[fixture.acme.emailOf('worker_day'), ...acme], 'belongs to an account already'],
    [[fixture.acme.emailOf('owner'), '--organisation', 'Elsewhere'], 'belongs to an account'],
    [['x@x.example', '--organisation', 'twin'], '2 organisations have this name; use an id: '],
    [['x@x.example', '--organisation', 'New', '--zone', 'Mars/Olympus'], 'is no time zone'],
    [['x@x.example', ...acme, '--zone', 'Australia/Perth'], 'acme exists, so --zone cannot be set'],
    [['x@x.example', '--organisation', 'n'.repeat(101)], 'Too long; nothing was changed.'],
    [['x@x.example', '--organisation', ' '], 'Organisation name is required'],
    [['x@x.example', ...acme, '--name', 'n'.repeat(101)], '--name: '],
    [['x@x.example', '--organisation', org_id], 'is closed'],
    [['x@x.example', '--organisation', '01900000-0000-7000-8000-000000000003'], 'There is no'],
    [['x@x.example'], 'organisations; choose or name one with --organisation'],
  ];
  for (const [words, sentence] of refused) {
    const { code, text } = await watershade(['create-owner', ...words]);
    expect([words, code, text]).toEqual([words, 1, expect.stringContaining(sentence)]);
  }
  expect((await watershade(['create-owner'])).code).toBe(2);
  expect(await counts()).toEqual(before);

  const { text } = await watershade(['list-organisations']);
  expect(text).toMatch(/^Name +Id +People +Owners +Plan +Created +Last change$/m);
  expect(text).toMatch(/^acme +[\da-f-]{36} +\d+ +.*owner@acme\.example.* Standard +2026-08-22 +/m);
  expect(text).toMatch(/^other \(closed\) /m);
});

test('a printed link replaces an earlier one, and its use ends the old password', async () => {
  const email = fixture.acme.emailOf('worker_day');
  const linkOf = async () => {
    const { code, text } = await watershade(['reset-password', email.toUpperCase(), '--json']);
    expect(code).toBe(0);
    return (JSON.parse(text) as { url: string }).url;
  };
  const [first, second] = [await linkOf(), await linkOf()];
  expect(await setPassword(first)).toBe(404);
  expect(await setPassword(second, 'another heat of 2026')).toBe(200);
  expect((await signIn(email))?.token).toBeUndefined();
  expect(await auditOf(fixture.acme.org_id, fixture.acme.id('worker_day'))).toContainEqual({
    ...{ actor_user_id: null, action: 'request_reset', summary: 'By the server operator' },
  });
  const third = await linkOf();
  fixture.clock.now = Date.now() + 3_601_000;
  expect(await setPassword(third)).toBe(404);
});

test('no link is printed where it would not help', async () => {
  expect(await watershade(['reset-password', 'nobody@acme.example'])).toEqual({
    ...{ code: 1, text: 'Nobody signs in as nobody@acme.example; nothing was changed.' },
  });
  const shared = 'shared@site.example';
  const change = (org_id: string, sql: string, values: unknown[]) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  for (const { org_id, id } of [fixture.acme, fixture.other]) {
    const sql = 'update credentials set email = $1 where user_id = $2';
    await change(org_id, sql, [shared, id('mate_day')]);
  }
  const several = await watershade(['reset-password', shared]);
  expect([several.code, several.text]).toEqual([
    ...[1, expect.stringContaining('Two organisations have accounts of shared@site.example')],
  ]);
  const work = 'update credentials set password_hash = null where user_id = $1';
  await change(fixture.acme.org_id, work, [fixture.acme.id('worker_night')]);
  const account = await watershade(['reset-password', fixture.acme.emailOf('worker_night')]);
  expect([account.code, account.text]).toEqual([
    ...[1, expect.stringContaining('signs in with a work account and has no password')],
  ]);
});
