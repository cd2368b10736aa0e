import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, measurementOf, signInTo } from '../testing/org-fixture.ts';
import { storeMeasurements } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import { runWatershade } from './test-watershade.ts';

let fixture: OrgFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  folder = mkdtempSync(join(tmpdir(), 'watershade-person-'));
});
afterAll(async () => {
  await fixture.leave();
  rmSync(folder, { recursive: true, force: true });
});

const watershade = (...words: string[]) => runWatershade(fixture.connectionString, words);
const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) => {
  const { org_id } = fixture.acme;
  return (await fixture.database.read(org_id, (tx) => tx.query<Row>(sql, values))).rows;
};

function filesIn(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test('the operator gets the files of the export of the product, in a file that only they can read', async () => {
  const { acme, app, database } = fixture;
  const user_id = acme.id('worker_day');
  await storeMeasurements(database, acme.org_id, [measurementOf(user_id)]);
  const to = join(folder, 'person.zip');
  const { code, text } = await watershade(
    ...['export-person', acme.emailOf('worker_day').toUpperCase(), '--to', to],
  );
  expect([code, text]).toEqual([0, `${to}: all data about worker_day acme of acme.`]);
  expect(statSync(to).mode & 0o777).toBe(0o600);

  const token = await signInTo(app, acme.emailOf('worker_day'));
  await app.call('POST', '/v3/auth/logout', undefined, token);
  const owner = await signInTo(app, acme.emailOf('owner'));
  const answer = await app.raw('GET', `/v3/user/${user_id}/export`, undefined, owner);
  const [own, product] = [filesIn(readFileSync(to)), filesIn(answer.bytes)];
  expect(Object.keys(own)).toEqual(Object.keys(product));
  expect(own['measurements.csv']).toEqual(product['measurements.csv']);
  expect(own['README.txt']).toContain('Everything that Watershade stores about worker_day acme');
  const entries = await rowsOf(
    "select actor_user_id, summary from audit_log where action = 'export' and actor_user_id is null",
  );
  expect(entries).toEqual([{ actor_user_id: null, summary: 'By the server operator' }]);
});

test('an export overwrites nothing, and leaves no file when it fails', async () => {
  const { acme } = fixture;
  const taken = join(folder, 'taken.zip');
  writeFileSync(taken, 'mine');
  const files = readdirSync(folder);
  const again = await watershade('export-person', acme.id('mate_day'), '--to', taken);
  expect(again).toEqual({ code: 1, text: `${taken} exists; choose another name.` });
  expect(readFileSync(taken, 'utf8')).toBe('mine');
  const nobody = await watershade(
    ...['export-person', 'nobody@acme.example', '--to', join(folder, 'nobody.zip')],
  );
  expect([nobody.code, nobody.text]).toEqual([1, expect.stringContaining('There is nobody')]);
  const nowhere = await watershade(
    ...['export-person', acme.id('mate_day'), '--to', '/dev/null/person.zip'],
  );
  expect(nowhere).toEqual({ code: 1, text: '/dev/null/person.zip cannot be written (ENOTDIR).' });
  expect((await watershade('export-person', acme.id('mate_day'))).code).toBe(2);
  expect(readdirSync(folder)).toEqual(files);
});

test('a person is erased after their name as a confirmation, by the rules of the product', async () => {
  const { acme, database } = fixture;
  const user_id = acme.id('worker_night');
  await storeMeasurements(database, acme.org_id, [measurementOf(user_id)]);
  const email = acme.emailOf('worker_night');
  const wrong = await watershade('erase-person', email, '--name', 'Somebody Else');
  expect(wrong).toEqual({
    ...{ code: 1, text: '--name is not the name of the person; nothing was changed.' },
  });
  expect((await watershade('erase-person', email)).code).toBe(2);
  expect(await rowsOf('select name_first from users where user_id = $1', [user_id])).toEqual([
    { name_first: 'worker_night' },
  ]);

  const { code, text } = await watershade('erase-person', email, '--name', ' worker_night  acme ');
  expect([code, text]).toEqual([0, expect.stringContaining('Erased worker_night acme of acme')]);
  expect(
    await rowsOf('select name_first, email, active from users where user_id = $1', [user_id]),
  ).toEqual([{ name_first: '', email: null, active: false }]);
  expect(await rowsOf('select from credentials where user_id = $1', [user_id])).toEqual([]);
  const [test] = await rowsOf<{ value: number; name_first: string | null }>(
    'select value, name_first from measurements where user_id = $1',
    [user_id],
  );
  expect([test?.value, test?.name_first ?? '']).toEqual([72, '']);
  expect(
    await rowsOf("select actor_user_id, entity_id, summary from audit_log where action = 'erase'"),
  ).toEqual([{ actor_user_id: null, entity_id: user_id, summary: 'By the server operator' }]);
  const again = await watershade('erase-person', user_id, '--name', 'worker_night acme');
  expect([again.code, again.text]).toEqual([1, expect.stringContaining('There is nobody')]);
});

test('the only owner is not erased, and an email of two people needs an id', async () => {
  const { acme, other, database } = fixture;
  const owner = await watershade('erase-person', acme.emailOf('owner'), '--name', 'owner acme');
  expect(owner).toEqual({
    code: 1,
    text: 'owner acme is the only owner of acme; create another one first; nothing was changed.',
  });
  expect(await rowsOf('select active from users where user_id = $1', [acme.id('owner')])).toEqual([
    { active: true },
  ]);
  await database.write({ org_id: other.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set email = $1 where user_id = $2', [
      ...[acme.emailOf('limited'), other.id('limited')],
    ]),
  );
  const shared = await watershade(
    ...['erase-person', acme.emailOf('limited'), '--name', 'limited acme'],
  );
  expect(shared.code).toBe(1);
  expect(shared.text).toContain(`${other.id('limited')} (limited other, other)`);
  const byId = await watershade('erase-person', acme.id('limited'), '--name', 'limited acme');
  expect(byId.code).toBe(0);
});
