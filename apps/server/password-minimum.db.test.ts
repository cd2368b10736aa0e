import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { longestPassword } from '#auth/domain';
import type { VerifiedRow } from '#imports/contract';
import { endpoints } from './composition.ts';
import { newId, password, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { tokenInEmail } from './testing/reset-link.ts';
import { sheetFile, upload } from './testing/sheet.ts';

let fixture: OrgFixture;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());
beforeEach(() => ask(20));

const write = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query<{ text: string }>(sql, values),
  );
const ask = (characters: number) =>
  write('update organisations set metadata = metadata || $1::jsonb', [
    { _password_min_length: characters },
  ]);
const mate = () => fixture.acme.id('mate_day');
const twice = (new_password: string) => ({ new_password, confirm_password: new_password });

/** Every call that sets a password, made by a person of the organisation. */
const ways: Record<string, (wanted: string) => Promise<{ errors: object }>> = {
  'auth.change_password': async (wanted) => {
    const body = { current_password: password, ...twice(wanted) };
    return call('POST', '/v3/auth/change_password', body, owner);
  },
  'auth.login': async (wanted) => {
    const user_id = fixture.acme.id('worker_day');
    await write('update credentials set must_change_password = true where user_id = $1', [user_id]);
    const email = fixture.acme.emailOf('worker_day');
    return call('POST', '/v3/auth/login', { email, password, ...twice(wanted) });
  },
  'auth.reset_password': async (wanted) => {
    fixture.clock.now += 3_600_000;
    await write('delete from outbox');
    const email = fixture.acme.emailOf('worker_night');
    await fixture.app.call('POST', '/v2/auth/reset_password', { email });
    const { rows } = await write('select text from outbox');
    const token = tokenInEmail(rows[0]?.text ?? '');
    return call('POST', `/v3/auth/reset-password/${token}`, twice(wanted));
  },
  'invitation.accept': async (wanted) => {
    const invitation = { name: 'Day crew', email: null, tag_ids: [], most: 1, days: 7 };
    const body = { invitation_id: newId(), ...invitation };
    const { body: made } = await fixture.app.call('POST', '/v3/invitation', body, owner);
    const token = String(made.data['url']).split('/join/')[1] ?? '';
    const [user_id, email] = [newId(), 'ana@acme.example'];
    const person = { user_id, name_first: 'Ana', name_last: 'Silva', email, password: wanted };
    return call('POST', `/v3/join/${token}`, person);
  },
  'user.create': async (wanted) => {
    const person = { user_id: newId(), name_first: 'Ana', name_last: 'Silva' };
    const body = { ...person, email: `${person.user_id}@acme.example`, password: wanted };
    return call('POST', '/v2/user', body, owner);
  },
  'user.change': (wanted) =>
    call('PATCH', '/v2/user/', { user_id: mate(), password: wanted }, owner),
  'user.reset_password': (wanted) =>
    call('PATCH', `/v3/user/reset_password/${mate()}`, twice(wanted), owner),
};

async function call(...[method, url, body, token]: Parameters<OrgFixture['app']['call']>) {
  const { status, body: answer } = await fixture.app.call(method, url, body, token);
  expect([status, Object.keys(answer.errors).length]).toEqual([422, 1]);
  return { errors: Object.values(answer.errors) };
}

/** They require an existing password, or create an organisation that has no rules yet. */
const others = ['auth.register', 'organisation.close', 'two_factor.disable', 'two_factor.enable'];

test('these calls set a password', () => {
  const named = endpoints.filter(({ body }) => {
    const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
    return fields.includes('password') || fields.includes('new_password');
  });
  const known = [...Object.keys(ways), ...others];
  expect(named.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test.each(Object.keys(ways))(
  '%s applies the rules of the organisation to a new password',
  async (way) => {
    const answered = async (wanted: string) => (await ways[way]?.(wanted))?.errors;
    expect(await answered('rain over the iron')).toEqual(['Minimum 20 characters']);
    await ask(64);
    expect(await answered('rain over the iron in 2026')).toEqual(['Minimum 64 characters']);
    expect(await answered('x'.repeat(longestPassword + 1))).toEqual(['Maximum 128 characters']);
  },
);

const line = (secret: string) => {
  return ['Ana', '', `${String(secret.length)}@acme.example`, secret, '', '', ''];
};
const checked = async (...secrets: string[]) => {
  const { body } = await upload(fixture.app, { file: sheetFile(secrets.map(line)) }, owner);
  return body as unknown as { data: VerifiedRow[]; import_token: string };
};

test('the rules apply to the password of an imported person too', async () => {
  const { data } = await checked('rain over the iron', 'rain over the iron in 2026');
  const short = { field: 'password', message: 'Minimum 20 characters' };
  expect(data.map(({ errors }) => errors)).toEqual([[short], []]);
});

test('a rule that was added after a file was checked applies when it is imported', async () => {
  const run = async (import_token: string, rows: number[]) =>
    (await fixture.app.call('POST', '/v3/user/import', { import_token, rows }, owner)).body.data;
  await ask(8);
  const first = await checked('rain over the iron', 'over the iron in spring');
  expect(first.data.map(({ action }) => action)).toEqual(['create', 'create']);
  await ask(20);
  expect(await run(first.import_token, [2, 3])).toMatchObject({
    ...{ created: 1, updated: 0 },
    failed: [{ row: 2, message: 'Minimum 20 characters' }],
  });
  const second = await checked('rain over the iron in 2026');
  await ask(64);
  expect(await run(second.import_token, [2])).toMatchObject({
    ...{ created: 0, updated: 0 },
    failed: [{ row: 2, message: 'Minimum 64 characters' }],
  });
  const { rows } = await write('select email as text from users where email ~ $1', ['^[0-9]+@']);
  expect(rows).toEqual([{ text: '23@acme.example' }]);
});
