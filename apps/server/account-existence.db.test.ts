import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDomain } from './testing/claimed-domain.ts';
import { createImportFixture } from './testing/import-fixture.ts';
import type { ImportFixture } from './testing/import-fixture.ts';
import { newId, signInTo } from './testing/org-fixture.ts';
import { sheetFile, upload } from './testing/sheet.ts';

/** An admin of acme types emails of people of another organisation. */
let fixture: ImportFixture;
beforeEach(async () => {
  fixture = await createImportFixture();
});
afterEach(() => fixture.leave());

const secret = 'rain over iron';
const sentence = 'Too many attempts. Please wait before trying again.';

type Answer = Awaited<ReturnType<ImportFixture['app']['raw']>>;
type Ask = (email: string) => Promise<readonly Answer[]>;

/**
 * The responses as sent, without random parts (ids, tokens, device secrets) and without the email.
 */
function lineOf(answers: readonly Answer[], email: string): string {
  const lines = answers.map(({ status, headers, text }) => {
    const { date: _, 'content-length': _length, ...rest } = headers;
    return JSON.stringify([status, rest, text]);
  });
  return lines
    .join('\n')
    .replaceAll(email, 'the e-mail')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'an id')
    .replaceAll(/(request_id|import_token|token)\\":\\"[\w.-]+/g, '$1')
    .replaceAll(/(-devices=)[\w-]+/g, '$1');
}

const create = (email: string) =>
  fixture.app.call(
    'POST',
    '/v2/user',
    { user_id: newId(), name_first: 'Tane', email, password: secret },
    fixture.admin,
  );
const login = (email: string, more: object = {}) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: secret, ...more });
const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };

const asks: [string, Ask][] = [
  ['adding a person', async (email) => [await create(email)]],
  ['adding a person twice', async (email) => [await create(email), await create(email)]],
  [
    'adding a person and signing in as them',
    async (email) => [await create(email), await login(email), await login(email, own)],
  ],
  [
    'changing the e-mail of a person',
    async (email) => {
      const change = { user_id: fixture.acme.id('worker_day'), email };
      return [await fixture.app.call('PATCH', '/v2/user/', change, fixture.admin)];
    },
  ],
  [
    'changing the own e-mail',
    async (email) => {
      const person = fixture.acme.emailOf('worker_night');
      const token = await signInTo(fixture.app, person);
      const change = { user_id: fixture.acme.id('worker_night'), email };
      const given = { ...change, current_password: 'correct horse' };
      return [await fixture.app.call('PATCH', '/v2/user/', given, token)];
    },
  ],
  [
    'verifying and importing a file',
    async (email) => {
      const file = sheetFile([['Ed', 'Else', email, secret, '', '', '']]);
      const verified = await upload(fixture.app, { file }, fixture.admin);
      const { import_token } = JSON.parse(verified.text) as { import_token: string };
      const run = { import_token, rows: [2] };
      return [verified, await fixture.app.call('POST', '/v3/user/import', run, fixture.admin)];
    },
  ],
  [
    'bringing back somebody who was removed',
    async (email) => {
      const { body } = await create(email);
      const { user_id = '' } = body.data as { user_id?: string };
      const path = `/v2/user/${user_id}`;
      const restore = { ids: [user_id] };
      return [
        await fixture.app.call('DELETE', path, undefined, fixture.admin),
        await fixture.app.call('POST', '/v3/user/restore', restore, fixture.admin),
        await login(email),
      ];
    },
  ],
];

test.each(asks)(
  'an email of another organisation gets the same response as an unknown email: %s',
  async (_, ask) => {
    const lines = [];
    for (const person of ['manager_all', 'disabled', 'nobody_at_all']) {
      const email = `${person}@other.example`;
      lines.push(lineOf(await ask(email), email));
      await fixture.leave();
      fixture = await createImportFixture();
    }
    expect(lines[0]).toContain('200');
    expect(new Set(lines).size, lines.join('\n')).toBe(1);
  },
);

test('an email that two organisations use signs in to each account with its own password, and neither changes the other', async () => {
  const email = fixture.other.emailOf('worker_day');
  expect((await create(email)).status).toBe(200);
  const typed = await login(email, own);
  expect([typed.status, typed.body.data['user']]).toMatchObject([200, { email }]);
  const first = await fixture.app.call('POST', '/v3/auth/login', {
    email,
    password: 'correct horse',
  });
  expect(first.body.data['user_id']).toBe(fixture.other.id('worker_day'));
});

test('a successful sign-in to one account does not reset the failed attempts of the other', async () => {
  const email = fixture.other.emailOf('worker_day');
  await create(email);
  expect((await login(email, own)).status).toBe(200);
  const tryOwn = (password: string, from: string) =>
    fixture.app.raw('POST', '/v3/auth/login', JSON.stringify({ email, password }), undefined, {
      from,
    });
  for (let turn = 0; turn < 20; turn += 1) {
    fixture.clock.now += 60_000;
    expect((await tryOwn(own.new_password, '10.7.0.1')).status).toBe(200);
  }
  // Twenty attempts with the typed account's password were twenty failed ones against the other
  // account.
  expect((await tryOwn('correct horse', '10.7.0.2')).status).toBe(401);
  fixture.clock.now += 3_600_001;
  expect((await tryOwn('correct horse', '10.7.0.2')).status).toBe(200);
});

test('an email of a domain that another organisation confirmed is rejected, in use or not', async () => {
  await claimDomain(fixture, 'other.example');
  const message = 'Email addresses of this domain cannot be used here';
  for (const person of ['worker_day', 'nobody_at_all']) {
    const email = `${person}@other.example`;
    const added = await create(email);
    expect([added.status, added.body.errors]).toEqual([422, { email: message }]);
    const change = { user_id: fixture.acme.id('worker_day'), email };
    const changed = await fixture.app.call('PATCH', '/v2/user/', change, fixture.admin);
    expect([changed.status, changed.body.errors]).toEqual([422, { email: message }]);
    const { rows } = await fixture.verifiedLines([['Ed', 'Else', email, secret, '', '', '']]);
    expect(rows[0]?.errors).toEqual([{ field: 'email', message }]);
  }
  expect((await create('new.hand@acme.example')).status).toBe(200);
});

test('a domain that another organisation only claims is accepted for everybody', async () => {
  await claimDomain(fixture, 'other.example', { isConfirmed: false });
  expect((await create('worker_day@other.example')).status).toBe(200);
});

test('one person can add 300 people with an email per hour, an organisation 1000', async () => {
  const bucketsOf = async () => {
    const { rows } = await fixture.database.unscoped((tx) =>
      tx.query<{ bucket: string }>('select bucket, count(*)::int as n from attempts group by 1'),
    );
    return rows;
  };
  await fixture.database.unscoped((tx) => tx.query('delete from attempts'));
  await create('first@mine.example');
  const counted = await bucketsOf();
  expect(counted).toHaveLength(2);
  const fill = (bucket: string | undefined, times: number) =>
    fixture.database.unscoped((tx) =>
      tx.query(
        `insert into attempts (bucket, at)
         select $1, to_timestamp($2::numeric / 1000) from generate_series(1, $3)`,
        [bucket, fixture.clock.now, times],
      ),
    );
  for (const { bucket } of counted) await fill(bucket, 299);
  const refused = await create('second@mine.example');
  expect([refused.status, refused.body.message]).toEqual([429, sentence]);
  const change = { user_id: fixture.acme.id('worker_day'), email: 'third@mine.example' };
  const changed = await fixture.app.call('PATCH', '/v2/user/', change, fixture.admin);
  expect([changed.status, changed.body.message]).toEqual([429, sentence]);
  // Another person is below their own limit, but not below that of the organisation.
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const byOwner = (email: string) =>
    fixture.app.call(
      'POST',
      '/v2/user',
      { user_id: newId(), name_first: 'Tane', email, password: secret },
      owner,
    );
  expect((await byOwner('fourth@mine.example')).status).toBe(200);
  for (const { bucket } of counted) await fill(bucket, 700);
  expect((await byOwner('fifth@mine.example')).status).toBe(429);
  // Requests without an email are not counted.
  const plain = { user_id: newId(), name_first: 'Tane' };
  expect((await fixture.app.call('POST', '/v2/user', plain, owner)).status).toBe(200);
  fixture.clock.now += 3_600_001;
  expect((await create('second@mine.example')).status).toBe(200);
});

test('one person can verify 40 files per hour', async () => {
  const file = sheetFile([['Ed', 'Else', '', '', '', '', '']]);
  const statuses = [];
  for (let turn = 0; turn < 41; turn += 1) {
    // A file of another kind counts as well, and is not opened.
    const name = turn % 40 === 0 ? 'crew.xlsx' : 'crew.txt';
    statuses.push((await upload(fixture.app, { file, name }, fixture.admin)).status);
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
});
