import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDomain, createImportFixture, csvFile, sheetFile } from '#apps/server/testing';
import type { ImportFixture } from '#apps/server/testing';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.leave());

const wornBy = async (email: string) =>
  (
    await fixture.rowsOf<{ name: string }>(
      `select t.type || ': ' || t.name as name from users as u join user_tags using (org_id, user_id)
       join tags as t using (org_id, tag_id) where u.email = $1 order by 1`,
      [email],
    )
  ).map(({ name }) => name);

const lines = [
  ['Nia', 'Cole', 'nia@acme.example', 'rain over iron', 'Day crew, Wet hole', 'Driller', 'Pit 12'],
  ['Omar', '', '', '', 'wet hole', '', ''],
  ['', 'Worker', ' WORKER_NIGHT@acme.example ', '', 'Day crew', '', ''],
];

test.each([
  ['crew.xlsx', 'xlsx'],
  ['crew.xls', 'biff8'],
  ['CREW.XLS', 'biff5'],
] as const)('[IMP-04] %s (%s) is read', async (name, as) => {
  const { rows, import_token } = await fixture.verified({ file: sheetFile(lines, { as }), name });
  expect(import_token).toMatch(/^[\w-]{43}$/);
  expect(rows).toEqual([
    {
      ...{ row: 2, action: 'create', user_id: null, name_first: 'Nia', name_last: 'Cole' },
      ...{ email: 'nia@acme.example', has_password: true, errors: [] },
      tags: [
        { tag_id: fixture.acme.day, name: 'Day crew', type: 'default', is_new: false },
        { tag_id: null, name: 'Wet hole', type: 'default', is_new: true },
        { tag_id: null, name: 'Driller', type: 'job', is_new: true },
        { tag_id: null, name: 'Pit 12', type: 'location', is_new: true },
      ],
      warnings: [
        { field: 'tags', message: 'Will be created: Wet hole', code: 'new_tag' },
        { field: 'jobs', message: 'Will be created: Driller', code: 'new_tag' },
        { field: 'locations', message: 'Will be created: Pit 12', code: 'new_tag' },
      ],
    },
    {
      ...{ row: 3, action: 'create', user_id: null, name_first: 'Omar', name_last: '' },
      ...{ email: null, has_password: false, errors: [], warnings: [] },
      tags: [{ tag_id: null, name: 'Wet hole', type: 'default', is_new: true }],
    },
    {
      ...{ row: 4, action: 'update', user_id: fixture.acme.id('worker_night') },
      ...{ name_first: '', name_last: 'Worker', email: 'worker_night@acme.example' },
      ...{ has_password: false, errors: [], warnings: [] },
      tags: [{ tag_id: fixture.acme.day, name: 'Day crew', type: 'default', is_new: false }],
    },
  ]);
});

test('[IMP-10] CSV has the same rules', async () => {
  const fromCsv = await fixture.verified({
    file: csvFile(lines),
    name: 'crew.csv',
    type: 'text/csv',
  });
  expect(fromCsv.rows).toEqual((await fixture.verifiedLines(lines)).rows);
});

test('[IMP-11] people are imported with tags and passwords; existing people get what is missing', async () => {
  const { import_token } = await fixture.verifiedLines(lines);
  const sealed = await fixture.rowsOf<{ all: string }>(
    `select string_agg(r::text, ' ') as all from import_rows as r where sealed_password is not null`,
  );
  expect(sealed[0]?.all).toContain('nia@acme.example');
  for (const secret of ['rain over iron', Buffer.from('rain over iron').toString('hex')]) {
    expect(sealed[0]?.all).not.toContain(secret);
  }

  const first = await fixture.run(import_token, [2, 3, 4]);
  const added = await fixture.rowsOf<{ user_id: string }>(
    "select user_id from users where name_first in ('Nia', 'Omar') order by name_first",
  );
  expect(first.done).toEqual({
    ...{ created: 2, updated: 1, failed: [] },
    user_ids: [...added.map(({ user_id }) => user_id), fixture.acme.id('worker_night')],
  });
  expect(await wornBy('nia@acme.example')).toEqual([
    ...['default: Day crew', 'default: Wet hole', 'job: Driller', 'location: Pit 12'],
  ]);
  expect(await wornBy('worker_night@acme.example')).toContain('default: Day crew');
  const kept = await fixture.rowsOf('select name_first, name_last from users where user_id = $1', [
    fixture.acme.id('worker_night'),
  ]);
  expect(kept).toEqual([{ name_first: 'worker_night', name_last: 'acme' }]);
  expect(
    await fixture.rowsOf('select row from import_rows where sealed_password is not null'),
  ).toEqual([]);
  // The admin knows the password, so another one is required before anything else.
  const signIn = { email: 'nia@acme.example', password: 'rain over iron' };
  const asked = await fixture.app.call('POST', '/v3/auth/login', signIn);
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['new_password']]);

  const noted = await fixture.rowsOf<{ action: string; entity: string }>(
    `select action, entity, count(*)::int from audit_log
     where summary in ('import', 'default: Wet hole', 'job: Driller', 'location: Pit 12')
     group by 1, 2 order by 1, 2`,
  );
  expect(noted).toEqual([
    { action: 'change_user', entity: 'user', count: 1 },
    { action: 'create', entity: 'tag', count: 3 },
    { action: 'create', entity: 'user', count: 2 },
  ]);
  const people = await fixture.rowsOf('select user_id from users');
  expect((await fixture.run(import_token, [2, 3, 4])).done).toEqual(first.done);
  expect(await fixture.rowsOf('select user_id from users')).toHaveLength(people.length);
  const result = { created: 2, updated: 1, failed: [] };
  expect(await fixture.progress()).toMatchObject({ total: 3, done: 3, is_running: false, result });
  // Five thousand ids are not sent with every poll.
  expect(await fixture.progress()).not.toHaveProperty('result.user_ids');
});

test('each invalid row has its reasons, with the messages of the form, and changes nothing', async () => {
  await claimDomain(fixture, 'mine.example');
  const { rows, import_token } = await fixture.verifiedLines([
    ['', '', '', '', '', '', ''],
    ['', '', '', '', 'Day crew', '', ''],
    ['x'.repeat(101), '', '', '', '', '', ''],
    ['Ed', 'Mail', 'no address', 'a good secret', '', '', ''],
    ['Ed', 'None', 'ed@acme.example', '', '', '', ''],
    ['Ed', 'Short', 'short@acme.example', '12345', '', '', ''],
    ['Ed', 'Common', 'common@acme.example', 'password1', '', '', ''],
    ['Ed', 'Alone', '', 'a good secret', '', '', ''],
    ['Ed', 'Else', 'ed@mine.example', 'a good secret', '', '', ''],
    ['Ed', 'Tag', '', '', 'ab', '', ''],
    ['Ed', 'Job', '', '', '', 'Day crew', ''],
    ['Ed', 'One', 'twice@acme.example', 'a good secret', '', '', ''],
    ['Ed', 'Two', 'Twice@acme.example', 'a good secret', '', '', ''],
  ]);
  const problems = rows.map(({ row, action, errors }) => [
    ...[row, action],
    ...errors.map(({ field, message }) => `${field}: ${message}`),
  ]);
  expect(problems).toEqual([
    [3, 'skip', 'name_first: Either First Name or Last Name is required'],
    [4, 'skip', 'name_first: A name can have at most 100 characters'],
    [5, 'skip', 'email: Invalid email format'],
    [6, 'skip', 'password: Password is required if email is provided.'],
    [7, 'skip', 'password: Minimum 6 characters'],
    [8, 'skip', 'password: This password is too common'],
    [9, 'skip', 'email: Email is required if password is provided.'],
    [10, 'skip', 'email: Email addresses of this domain cannot be used here'],
    [11, 'skip', 'tags: Tag name must be at least 3 characters'],
    [12, 'skip', 'jobs: This tag already exists'],
    [13, 'create'],
    [14, 'skip', 'email: Duplicate e-mail in file'],
  ]);
  const before = await fixture.rowsOf('select user_id from users');
  const { done } = await fixture.run(import_token, [3, 14]);
  expect(done).toEqual({
    ...{ created: 0, updated: 0, user_ids: [] },
    failed: [
      { row: 3, message: 'Either First Name or Last Name is required' },
      { row: 14, message: 'Duplicate e-mail in file' },
    ],
  });
  expect(await fixture.rowsOf('select user_id from users')).toHaveLength(before.length);
});

test('an existing name, an extra column and an unused password give warnings, not errors', async () => {
  await fixture.run(
    (await fixture.verifiedLines([['Pia', 'Stone', '', '', '', '', '']])).import_token,
    [2],
  );
  const { rows } = await fixture.verified({
    file: sheetFile(
      [
        ['+61', 'pía', 'STONE', '', '', '', '', ''],
        ['', 'Una', 'Lane', '', '', '', '', ''],
        ['', 'Una', 'Lane', '', '', '', '', ''],
        ['', '', '', fixture.acme.emailOf('mate_day'), 'another one', '', '', ''],
      ],
      {
        headers: [
          'Phone',
          ' first  name',
          'LAST NAME',
          'Email',
          'Password',
          'Tags',
          'Jobs',
          'Locations',
        ],
      },
    ),
  });
  expect(rows.map(({ action, warnings }) => [action, warnings])).toEqual([
    [
      'create',
      [
        { field: 'Phone', message: 'This column is not imported', code: 'left_out' },
        {
          field: 'name_first',
          message: 'A person with this name already exists, without an email address',
          code: 'same_name',
        },
      ],
    ],
    ['create', []],
    ['create', [{ field: 'name_first', message: 'The same name appears earlier in the file' }]],
    [
      'update',
      [
        {
          field: 'password',
          message: 'This person already exists, so the password is not changed',
        },
      ],
    ],
  ]);
});
