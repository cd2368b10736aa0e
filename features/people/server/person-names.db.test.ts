import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInTo, createOrgFixture, callDuringTransaction } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let token: string;
let admin: string;
const id = (person: string) => fixture.acme.id(person);
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const change = (by: string, person: string, given: object) =>
  fixture.app.call('PATCH', '/v2/user/', { user_id: id(person), ...given }, by);

async function rowsOf<Row extends object>(sql: string, person = 'worker_day'): Promise<Row[]> {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<Row>(sql, [id(person)]),
  );
  return rows;
}
const namesOf = async (person = 'worker_day') =>
  (await rowsOf('select name_first, name_last from users where user_id = $1', person))[0];
const audited = () =>
  rowsOf(
    `select actor_user_id, summary from audit_log
     where action = 'change_user' and entity = 'user' and entity_id = $1::text::uuid order by time`,
  );

beforeEach(async () => {
  await change(admin, 'worker_day', { name_first: 'Aroha', name_last: 'Ngata' });
});

test('a person changes their own name, which is audited and sent with the next sync', async () => {
  const before = (await audited()).length;
  const given = { name_first: ' Te Aroha ', name_last: "O'Neill-Ngata" };
  expect((await change(token, 'worker_day', given)).status).toBe(200);
  expect(await namesOf()).toEqual({ name_first: 'Te Aroha', name_last: "O'Neill-Ngata" });
  expect((await audited()).slice(before)).toEqual([
    { actor_user_id: id('worker_day'), summary: 'first name, last name' },
  ]);
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  expect(body.data.users[0]).toMatchObject({ name_first: 'Te Aroha', name_last: "O'Neill-Ngata" });
});

test('fields that are not sent stay, and an equal name is no change', async () => {
  const stamped = () => rowsOf('select modified_time from users where user_id = $1');
  expect((await change(token, 'worker_day', { name_last: 'Parata' })).status).toBe(200);
  expect(await namesOf()).toEqual({ name_first: 'Aroha', name_last: 'Parata' });
  const [lines, stamp] = [await audited(), await stamped()];
  for (const given of [{ name_last: ' Parata' }, { name_first: 'Aroha' }, {}]) {
    expect((await change(token, 'worker_day', given)).status).toBe(200);
  }
  expect([await audited(), await stamped()]).toEqual([lines, stamp]);
  const same = { name_first: 'Ar\u200boha', name_last: 'Parata\u00a0' };
  expect((await change(token, 'worker_day', same)).status).toBe(200);
  expect([await audited(), await stamped()]).toEqual([lines, stamp]);
  expect((await change(token, 'worker_day', { name_first: '' })).status).toBe(200);
  expect(await namesOf()).toEqual({ name_first: '', name_last: 'Parata' });
});

test.each([
  [{ name_first: '', name_last: ' ' }, 'name_first', 'Either First Name or Last Name is required'],
  [{ name_last: 'n'.repeat(101) }, 'name_last', 'A name can have at most 100 characters'],
  [{ name_first: 'A\ud800' }, 'name_first', 'Name must be one line of text'],
  [
    { name_first: '\u200b', name_last: '\u2060' },
    ...(['name_first', 'Either First Name or Last Name is required'] as const),
  ],
  [{ name_first: 'A\u0000' }, 'name_first', 'Name must be one line of text'],
  [{ name_first: null }, 'name_first', 'Name must be one line of text'],
])('%j is rejected at %s', async (given, field, sentence) => {
  const answer = await change(token, 'worker_day', given);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: sentence }]);
  expect(await namesOf()).toEqual({ name_first: 'Aroha', name_last: 'Ngata' });
});

test('a name requires the right to edit people, rights require that of an admin, and both change or neither', async () => {
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  expect((await change(manager, 'mate_day', { name_first: 'Mate' })).status).toBe(200);
  const permissions = [{ access: 'view_user', tag_id: fixture.acme.day }];
  const both = await change(manager, 'worker_day', { name_first: 'Eve', permissions });
  expect(both.status).toBe(403);
  const own = await change(token, 'worker_day', { name_first: 'Eve', permissions });
  expect(own.status).toBe(403);
  expect(await namesOf()).toEqual({ name_first: 'Aroha', name_last: 'Ngata' });
  expect((await change(token, 'mate_day', { name_first: 'Eve' })).status).toBe(404);
  expect((await change(manager, 'worker_night', { name_first: 'Eve' })).status).toBe(404);
  const editor = await signInTo(fixture.app, fixture.acme.emailOf('editor_day'));
  expect((await change(editor, 'mate_day', { name_first: 'Eve' })).status).toBe(403);
  // Others may change the name of an admin, but never the rights.
  expect((await change(admin, 'owner', { name_first: 'The owner' })).status).toBe(200);
  expect(await namesOf('mate_day')).toMatchObject({ name_first: 'Mate' });
});

test('a person who is removed meanwhile is not renamed', async () => {
  const answer = await callDuringTransaction(fixture.database, {
    org_id: fixture.acme.org_id,
    change: (tx) =>
      tx.query(`update users set active = false where user_id = $1`, [id('worker_night')]),
    call: () => change(admin, 'worker_night', { name_first: 'Late' }),
  });
  expect(answer.status).toBe(404);
  expect(await namesOf('worker_night')).not.toMatchObject({ name_first: 'Late' });
});
