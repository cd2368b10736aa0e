import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import { chosen, createPeopleFixture } from './test-people-fixture.ts';
import type { PeopleFixture } from './test-people-fixture.ts';

let fixture: PeopleFixture;
beforeAll(async () => {
  fixture = await createPeopleFixture();
});
afterAll(() => fixture.leave());

const storedOf = async (user_id: string) =>
  (await fixture.rowsOf('select name_first from users where user_id = $1', [user_id]))[0];

test('[USER-09, USER-43] an admin adds a complete person; sent twice it is the same person, and the first sign-in requires an own password', async () => {
  const body = {
    ...{ user_id: newId(), name_first: ' Tane ', name_last: 'Parata' },
    ...{ email: ' Tane.Parata@Acme.example', password: chosen },
    tag_ids: [fixture.acme.day, fixture.acme.night],
    metadata: { Shift: 'Night', _check_high_errors: false, _addresses: [{ street: '1 Pit Road' }] },
    permissions: [{ access: 'view_user', tag_id: fixture.acme.day }],
  };
  const first = await fixture.create(body, fixture.admin, '?fromPortal=True');
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    ...{ name_first: 'Tane', name_last: 'Parata', email: 'tane.parata@acme.example' },
    ...{ active: true, has_picture: false, experimental: false },
    metadata: { Shift: 'Night', _check_high_errors: false },
  });
  expect(first.text).not.toContain('argon2');
  expect(first.body.data['tag_ids']).toHaveLength(2);
  const again = await fixture.create(
    { ...body, name_first: 'Another' },
    fixture.admin,
    '?fromPortal=True',
  );
  expect(again.body).toEqual(first.body);
  const audited = await fixture.rowsOf(
    'select action, summary from audit_log where entity_id = $1::text::uuid order by action',
    [body.user_id],
  );
  expect(audited).toEqual([
    { action: 'create_user', summary: 'in the portal' },
    { action: 'set_permissions', summary: `${fixture.acme.day}: view_user` },
  ]);
  const refused = await fixture.logIn('tane.parata@acme.example', chosen);
  expect([refused.status, refused.body.errors['new_password']]).toEqual([
    ...[422, 'New password is required'],
  ]);
  const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
  expect((await fixture.logIn('tane.parata@acme.example', chosen, own)).status).toBe(200);
});

test.each([
  [{ name_first: ' ' }, 'name_first', 'Either First Name or Last Name is required'],
  [{ name_first: 'n'.repeat(101) }, 'name_first', 'A name can have at most 100 characters'],
  [{ email: 'tane', password: chosen }, 'email', 'Invalid email format'],
  [{ email: 7, password: chosen }, 'email', 'Invalid email format'],
  [{ email: 'a@b.example' }, 'password', 'Password is required if email is provided.'],
  [{ password: chosen }, 'email', 'Email is required if password is provided.'],
  [{ email: 'a@b.example', password: 'short' }, 'password', 'Minimum 6 characters'],
  [{ email: 'a@b.example', password: 'Tane2026' }, 'password', 'This password is too common'],
  [{ user_id: undefined }, 'user_id', 'User id is null'],
  [{ metadata: { _federated_provider: 'azuread' } }, /^metadata\./, 'Unknown field'],
  [{ metadata: { a: '\u0000' } }, 'metadata.a', /at most 2000 characters/],
  [{ metadata: { _addresses: [{ lat: 95 }] } }, /^metadata\._addresses\.0/, /^Latitude must be/],
  [{ permissions: [{ access: 'admin', tag_id: null }] }, 'permissions.0.access', /under Admins/],
])(
  '[USER-28, USER-29, USER-30, USER-31, USER-32, USER-36] a person with %j is rejected',
  async (given, field, sentence) => {
    const before = await fixture.rowsOf('select user_id from users');
    const { status, body } = await fixture.create(given);
    expect(status).toBe(422);
    const [[place, said] = ['', '']] = Object.entries(body.errors);
    expect(place).toMatch(typeof field === 'string' ? new RegExp(`^${field}$`) : field);
    expect(said).toMatch(sentence);
    expect(await fixture.rowsOf('select user_id from users')).toEqual(before);
  },
);

test('too many fields are rejected together, and nothing is stored', async () => {
  const many = Array.from({ length: 40 }, (_, nth) => [`Field ${String(nth)}`, 'x'.repeat(1900)]);
  const refused = await fixture.create({ metadata: Object.fromEntries(many) });
  expect([refused.status, refused.body.errors]).toEqual([
    ...[422, { metadata: 'All fields of a person together can be at most 64 KiB' }],
  ]);
});

test('only a person who edits the people of a tag can add people to it', async () => {
  expect((await fixture.create({ tag_ids: [fixture.acme.day] }, fixture.manager)).status).toBe(200);
  for (const tag_ids of [[], [fixture.acme.night], [fixture.acme.day, fixture.acme.night]]) {
    const refused = await fixture.create({ tag_ids }, fixture.manager);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['tag_ids']]);
  }
  const permissions = [{ access: 'view_user', tag_id: fixture.acme.day }];
  const tag_ids = [fixture.acme.day];
  expect((await fixture.create({ tag_ids, permissions }, fixture.manager)).status).toBe(403);
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  expect((await fixture.create({ tag_ids }, worker)).status).toBe(403);
  expect((await fixture.create({ tag_ids: [newId()] })).status).toBe(404);
  // The id of a person who is not visible gives no access to them.
  const taken = await fixture.create(
    { user_id: fixture.id('worker_night'), tag_ids },
    fixture.manager,
  );
  expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
});

test('[USER-44] only the sent fields of a person change, all or none', async () => {
  const { user_id, email } = await fixture.somebody({ metadata: { Shift: 'Night', Boots: 44 } });
  const given = {
    ...{ name_last: 'Parata', tag_ids: [fixture.acme.night], email, password: '' },
    metadata: { Shift: null, Crew: 'B' },
  };
  const changed = await fixture.change(user_id, given);
  expect(changed.body.data).toMatchObject({
    ...{ name_first: 'Tane', name_last: 'Parata', email, tag_ids: [fixture.acme.night] },
    metadata: { Boots: 44, Crew: 'B' },
  });
  const stamps = () =>
    fixture.rowsOf('select modified_time from users where user_id = $1', [user_id]);
  const before = await stamps();
  expect((await fixture.change(user_id, given)).body).toEqual(changed.body);
  expect(await stamps()).toEqual(before);
  const refused = await fixture.change(user_id, { name_first: 'Eve', metadata: { _secret: 1 } });
  expect(refused.status).toBe(422);
  expect((await fixture.change(user_id, { name_first: 'Eve', tag_ids: [newId()] })).status).toBe(
    404,
  );
  expect(await storedOf(user_id)).toMatchObject({ name_first: 'Tane' });
});

test('[USER-46] fields are merged, those of oneself if no person is named', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('limited'));
  const merge = (given: object, by = token) =>
    fixture.app.call('PATCH', '/v3/user/metadata', given, by);
  expect((await merge({ metadata: { _hide_calendar: true, Shift: 'Day' } })).status).toBe(200);
  const { body } = await merge({ metadata: { Shift: null } });
  expect(body.data['metadata']).toEqual({ _hide_calendar: true });
  const user_id = fixture.id('mate_day');
  expect((await merge({ user_id, metadata: { Shift: 'Day' } })).status).toBe(404);
  expect((await merge({ user_id, metadata: { Shift: 'Day' } }, fixture.manager)).status).toBe(200);
  expect((await merge({ metadata: { _experimental: true } })).status).toBe(422);
  expect((await merge({ metadata: ['x'] })).status).toBe(422);
});

test('[USER-33, USER-49, USER-50, USER-51] addresses are added, changed and removed by position, at most ten', async () => {
  const { user_id } = await fixture.somebody();
  const send = (method: 'POST' | 'PATCH', path: string, address: object) =>
    fixture.app.call(method, path, { user_id, address }, fixture.manager);
  const streets = (answer: { body: { data: unknown } }) =>
    (answer.body.data as { street: string }[]).map(({ street }) => street);
  const add = (street: string) => send('POST', '/v3/user/address', { street });
  await add('One');
  expect(streets(await add('Two'))).toEqual(['One', 'Two']);
  const changed = await send('PATCH', '/v3/user/address/1', {
    street: 'Second',
    lat: -20,
    lon: 118,
  });
  expect(streets(changed)).toEqual(['One', 'Second']);
  for (const place of ['2', '-1', '1.0', 'first', '99999999999']) {
    const refused = await send('PATCH', `/v3/user/address/${place}`, { street: 'x' });
    expect([refused.status, refused.body.errors]).toEqual([
      ...[422, { id: 'Address index out of bounds' }],
    ]);
  }
  const away = await fixture.app.call(
    ...(['DELETE', `/v3/user/address/0?user_id=${user_id}`, undefined, fixture.manager] as const),
  );
  expect(streets(away)).toEqual(['Second']);
  expect((await send('POST', '/v3/user/address', {})).body.errors).toEqual({
    'address.street': 'An address needs at least one line',
  });
  for (let nth = 2; nth <= 10; nth += 1) expect((await add(String(nth))).status).toBe(200);
  expect((await add('Eleven')).body.errors).toEqual({
    address: 'A person can have at most 10 addresses',
  });
  const nobody = { user_id: newId(), address: { street: 'x' } };
  const refused = await fixture.app.call('POST', '/v3/user/address', nobody, fixture.manager);
  expect([refused.status, refused.body.message]).toEqual([404, 'User not found']);
});
