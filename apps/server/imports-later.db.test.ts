import { importMessages } from '#imports/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importWork } from '#imports/server';
import { newId, noon, signInTo } from './test-house.ts';
import { importHouse } from './test-import.ts';
import type { ImportHouse } from './test-import.ts';
import { sheetFile, upload } from './test-sheet.ts';

let house: ImportHouse;
beforeAll(async () => {
  house = await importHouse();
});
afterAll(() => house.leave());

test('what changed since the check is found: an e-mail taken, a tag and a person gone', async () => {
  const { app, acme } = house;
  const gone = newId();
  await app.call(
    'POST',
    '/v2/tag',
    { tag_id: gone, name: 'Short lived', type: 'default' },
    house.admin,
  );
  const { import_token } = await house.verifiedLines([
    ['Lee', 'Late', 'late@acme.example', 'a good secret', '', '', ''],
    ['Lee', 'Tagged', '', '', 'Short lived', '', ''],
    ['Lee', 'Fine', '', '', '', '', ''],
    ['Lee', 'Left', acme.emailOf('limited'), '', '', '', ''],
  ]);
  await app.call('DELETE', `/v3/tag/${gone}`, undefined, house.admin);
  await house.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set active = false where user_id = $1', [acme.id('limited')]),
  );
  await house.database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update users set email = 'late@acme.example' where user_id = $1", [
      acme.id('mate_day'),
    ]),
  );
  const { done } = await house.run(import_token, [2, 3, 4, 5]);
  expect(done).toMatchObject({
    ...{ created: 1, updated: 0 },
    failed: [
      { row: 2, message: 'A user with this email address already exists' },
      { row: 3, message: 'Tag not found' },
      { row: 5, message: 'User not found' },
    ],
  });
  const fine = await house.rowsOf<{ user_id: string }>(
    "select user_id from users where name_first = 'Lee' and name_last = 'Fine'",
  );
  expect(done.user_ids).toEqual(fine.map(({ user_id }) => user_id));
});

test('the token is for whoever sent the file, for 30 minutes', async () => {
  const { import_token } = await house.verifiedLines([['Max', 'Slow', '', '', '', '', '']]);
  const again = { status: 404, message: 'Please upload the file again.' };
  const refused = async (answer: ReturnType<ImportHouse['run']>) => {
    const { status, body } = await answer;
    return { status, message: body.message };
  };
  const owner = await signInTo(house.app, house.acme.emailOf('owner'));
  const elsewhere = await signInTo(house.app, house.other.emailOf('admin'));
  expect(await refused(house.run('nothing', [2]))).toEqual(again);
  expect(await refused(house.run(import_token, [2], owner))).toEqual(again);
  expect(await refused(house.run(import_token, [2], elsewhere))).toEqual(again);
  const strange = await house.run(import_token, [2, 99]);
  expect([strange.status, strange.body.errors]).toEqual([
    422,
    { rows: 'The file does not have this row' },
  ]);
  house.clock.now = noon + 30 * 60_000;
  expect(await refused(house.run(import_token, [2]))).toEqual(again);
  house.clock.now = noon;

  const stored = () => house.rowsOf<{ import_id: string }>('select import_id from imports');
  const { database } = house;
  const work = importWork({ database, now: () => noon + 31 * 60_000 });
  const tried = { number: 1, isLast: false };
  for (const { import_id } of await stored()) {
    await work.run({ org_id: house.acme.org_id, import_id }, tried);
  }
  expect(await stored()).toEqual([]);
  expect(await house.rowsOf('select row from import_rows')).toEqual([]);
});

test('[PERM-32, IMP-09] only an admin imports; everybody else is told so before anything is read', async () => {
  for (const person of ['manager_all', 'manager_day', 'worker_day']) {
    const token = await signInTo(house.app, house.acme.emailOf(person));
    const told = await upload(
      house.app,
      { file: sheetFile([['Nia', 'Cole', '', '', '', '', '']]) },
      token,
    );
    expect([told.status, told.body.data]).toEqual([200, 5]);
    expect((await house.run('nothing', [2], token)).status).toBe(403);
    for (const path of ['', '/template']) {
      const url = `/v3/user/import${path}`;
      expect((await house.app.call('GET', url, undefined, token)).status).toBe(403);
    }
  }
  expect(
    (await upload(house.app, { file: sheetFile([['Nia', 'Cole', '', '', '', '', '']]) })).status,
  ).toBe(401);
  expect(await house.progress()).toBeNull();
});

test('the template is read as it is filled in, and its example is never imported', async () => {
  const { app } = house;
  const { status, bytes, headers } = await app.call(
    'GET',
    '/v3/user/import/template',
    undefined,
    house.admin,
  );
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="watershade-people.xlsx"',
  ]);
  const { rows } = await house.verified({ file: bytes });
  expect(rows).toMatchObject([
    { action: 'skip', name_last: 'Ruiz', errors: [{ message: importMessages.isExample }] },
  ]);
});
