import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newId,
  noon,
  signInTo,
  createImportFixture,
  sheetFile,
  upload,
} from '#apps/server/testing';
import type { ImportFixture } from '#apps/server/testing';
import { importMessages } from '#imports/contract';
import { importWork } from './index.ts';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await createImportFixture();
});
afterAll(() => fixture.leave());

test('changes since the check are found: an email in use, a deleted tag, a removed person', async () => {
  const { app, acme } = fixture;
  const gone = newId();
  await app.call(
    'POST',
    '/v2/tag',
    { tag_id: gone, name: 'Short lived', type: 'default' },
    fixture.admin,
  );
  const { import_token } = await fixture.verifiedLines([
    ['Lee', 'Late', 'late@acme.example', 'a good secret', '', '', ''],
    ['Lee', 'Tagged', '', '', 'Short lived', '', ''],
    ['Lee', 'Fine', '', '', '', '', ''],
    ['Lee', 'Left', acme.emailOf('limited'), '', '', '', ''],
  ]);
  await app.call('DELETE', `/v3/tag/${gone}`, undefined, fixture.admin);
  await fixture.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set active = false where user_id = $1', [acme.id('limited')]),
  );
  await fixture.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update users set email = 'late@acme.example' where user_id = $1", [
      acme.id('mate_day'),
    ]),
  );
  const { done } = await fixture.run(import_token, [2, 3, 4, 5]);
  expect(done).toMatchObject({
    ...{ created: 1, updated: 0 },
    failed: [
      { row: 2, message: 'A user with this email address already exists' },
      { row: 3, message: 'Tag not found' },
      { row: 5, message: 'User not found' },
    ],
  });
  const fine = await fixture.rowsOf<{ user_id: string }>(
    "select user_id from users where name_first = 'Lee' and name_last = 'Fine'",
  );
  expect(done.user_ids).toEqual(fine.map(({ user_id }) => user_id));
});

test('the token is valid only for the sender of the file, for 30 minutes', async () => {
  const { import_token } = await fixture.verifiedLines([['Max', 'Slow', '', '', '', '', '']]);
  const again = { status: 404, message: 'Please upload the file again.' };
  const refused = async (answer: ReturnType<ImportFixture['run']>) => {
    const { status, body } = await answer;
    return { status, message: body.message };
  };
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const elsewhere = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect(await refused(fixture.run('nothing', [2]))).toEqual(again);
  expect(await refused(fixture.run(import_token, [2], owner))).toEqual(again);
  expect(await refused(fixture.run(import_token, [2], elsewhere))).toEqual(again);
  const strange = await fixture.run(import_token, [2, 99]);
  expect([strange.status, strange.body.errors]).toEqual([
    422,
    { rows: 'The file does not have this row' },
  ]);
  fixture.clock.now = noon + 30 * 60_000;
  expect(await refused(fixture.run(import_token, [2]))).toEqual(again);
  fixture.clock.now = noon;

  const stored = () => fixture.rowsOf<{ import_id: string }>('select import_id from imports');
  const { database } = fixture;
  const work = importWork({ database, now: () => noon + 31 * 60_000 });
  const tried = { number: 1, isLast: false };
  for (const { import_id } of await stored()) {
    await work.run({ org_id: fixture.acme.org_id, import_id }, tried);
  }
  expect(await stored()).toEqual([]);
  expect(await fixture.rowsOf('select row from import_rows')).toEqual([]);
});

test('[PERM-32, IMP-09] only an admin can import; others are rejected before the file is read', async () => {
  for (const person of ['manager_all', 'manager_day', 'worker_day']) {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    const answer = await upload(
      fixture.app,
      { file: sheetFile([['Nia', 'Cole', '', '', '', '', '']]) },
      token,
    );
    expect([answer.status, answer.body.data]).toEqual([200, 5]);
    expect((await fixture.run('nothing', [2], token)).status).toBe(403);
    for (const path of ['', '/template']) {
      const url = `/v3/user/import${path}`;
      expect((await fixture.app.call('GET', url, undefined, token)).status).toBe(403);
    }
  }
  expect(
    (await upload(fixture.app, { file: sheetFile([['Nia', 'Cole', '', '', '', '', '']]) })).status,
  ).toBe(401);
  expect(await fixture.progress()).toBeNull();
});

test('the filled in template is read, and its example is never imported', async () => {
  const { app } = fixture;
  const { status, bytes, headers } = await app.call(
    'GET',
    '/v3/user/import/template',
    undefined,
    fixture.admin,
  );
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="watershade-people.xlsx"',
  ]);
  const { rows } = await fixture.verified({ file: bytes });
  expect(rows).toMatchObject([
    { action: 'skip', name_last: 'Ruiz', errors: [{ message: importMessages.isExample }] },
  ]);
});
