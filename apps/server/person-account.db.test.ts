import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, password, signInTo, testHouse } from './test-house.ts';
import type { TestHouse } from './test-house.ts';

let house: TestHouse;
let admin: string;
let manager: string;
const id = (person: string) => house.acme.id(person);
beforeAll(async () => {
  house = await testHouse();
  admin = await signInTo(house.app, house.acme.emailOf('admin'));
  manager = await signInTo(house.app, house.acme.emailOf('manager_day'));
});
afterAll(() => house.leave());

const chosen = 'rain over iron';
const create = (given: object, by = admin, query = '') =>
  house.app.call(
    'POST',
    `/v2/user${query}`,
    { user_id: newId(), name_first: 'Tane', ...given },
    by,
  );
const change = (user_id: string, given: object, by = admin) =>
  house.app.call('PATCH', '/v2/user/', { user_id, ...given }, by);
const logIn = (email: string, word: string, more: object = {}) =>
  house.app.call('POST', '/v3/auth/login', { email, password: word, ...more });

async function rowsOf<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await house.database.read(house.acme.org_id, (tx) => tx.query<Row>(sql, values));
  return rows;
}
const storedOf = async (user_id: string) =>
  (
    await rowsOf<{ name_first: string; email: string | null; metadata: object }>(
      'select name_first, email, metadata from users where user_id = $1',
      [user_id],
    )
  )[0];
const hasAccount = async (user_id: string) =>
  (await rowsOf('select from credentials where user_id = $1', [user_id])).length === 1;
const lettersTo = (email: string) =>
  rowsOf<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by created_time, message_id',
    [email],
  );
/** Somebody new of the day crew, with an account unless told. */
async function somebody(given: object = {}) {
  const [user_id, email] = [newId(), `${newId()}@acme.example`];
  const account = { email, password: chosen, tag_ids: [house.acme.day] };
  const { status } = await create({ user_id, ...account, ...given });
  expect(status).toBe(200);
  return { user_id, email };
}

test('an e-mail is one person’s over all organisations, and a refusal keeps nothing', async () => {
  const { user_id } = await somebody();
  for (const email of [house.acme.emailOf('owner'), house.other.emailOf('owner').toUpperCase()]) {
    const refused = await create({ email, password: chosen });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      ...[409, 'DUPLICATE', { email: 'A user with this email address already exists' }],
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(house.other.org_id);
    const changed = await change(user_id, { name_first: 'Late', email });
    expect(changed.status).toBe(409);
  }
  expect(await storedOf(user_id)).toMatchObject({ name_first: 'Tane' });
});

test('another e-mail ends the sign-ins, voids links and tells the old address; the password stays', async () => {
  const { user_id, email } = await somebody();
  const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
  const token = (await logIn(email, chosen, own)).body.data.token;
  await house.app.call('POST', '/v2/auth/reset_password', { email });
  const fresh = `${newId()}@acme.example`;
  expect((await change(user_id, { email: fresh })).status).toBe(200);
  expect((await house.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(401);
  expect((await logIn(email, own.new_password)).status).toBe(401);
  expect((await logIn(fresh, own.new_password)).status).toBe(200);
  expect(await rowsOf('select from password_resets where user_id = $1', [user_id])).toEqual([]);
  expect(await lettersTo(email)).toContainEqual({ subject: 'Your e-mail address was changed' });
});

test('without the e-mail the password is gone too; it comes back with both only', async () => {
  const { user_id, email } = await somebody();
  expect((await change(user_id, { email: null })).status).toBe(200);
  expect([await hasAccount(user_id), (await storedOf(user_id))?.email]).toEqual([false, null]);
  expect((await logIn(email, chosen)).status).toBe(401);
  const refused = await change(user_id, { email });
  expect(refused.body.errors).toEqual({ password: 'Password is required if email is provided.' });
  expect((await change(user_id, { email, password: chosen })).status).toBe(200);
  expect(await hasAccount(user_id)).toBe(true);
  const admins = await change(id('owner'), { email: null });
  expect(admins.status).toBe(403);
  const owner = await signInTo(house.app, house.acme.emailOf('owner'));
  const ofAdmin = await change(id('admin'), { email: '' }, owner);
  expect(ofAdmin.body.errors).toEqual({ email: 'An admin needs an e-mail address' });
});

test('the own e-mail takes the current password, and the own password has its own form', async () => {
  const { user_id, email } = await somebody();
  const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
  const token = (await logIn(email, chosen, own)).body.data.token;
  const fresh = `${newId()}@acme.example`;
  const tryWith = (given: object) => change(user_id, { email: fresh, ...given }, token);
  expect((await tryWith({})).body.errors).toEqual({
    current_password: 'Current password is required',
  });
  expect((await tryWith({ current_password: 'wrong one' })).body.errors).toEqual({
    current_password: 'Current password is incorrect',
  });
  expect((await change(user_id, { email: null }, token)).body.errors).toHaveProperty('email');
  expect((await change(user_id, { password: 'x over y' }, token)).body.errors).toEqual({
    password: 'Your own password is changed in the settings',
  });
  expect((await storedOf(user_id))?.email).toBe(email);
  expect((await tryWith({ current_password: own.new_password })).status).toBe(200);
  expect((await logIn(fresh, own.new_password)).status).toBe(200);
});

test('how somebody signs in is set by whoever may at least as much; an admin’s by an owner', async () => {
  const { user_id } = await somebody();
  const to = (given: object = {}) => ({ email: `${newId()}@acme.example`, ...given });
  expect((await change(user_id, to(), manager)).status).toBe(200);
  const above = { permissions: [{ access: 'manager', tag_id: null }] };
  const { user_id: higher } = await somebody(above);
  const refused = await change(higher, to(), manager);
  expect([refused.status, refused.body.message]).toEqual([
    ...[403, 'The e-mail and password of this person are changed by an admin'],
  ]);
  expect((await change(higher, { name_first: 'Hemi' }, manager)).status).toBe(200);
  expect((await change(higher, to())).status).toBe(200);
  const ofOwner = await change(id('owner'), to());
  expect([ofOwner.status, ofOwner.body.message]).toEqual([
    ...[403, 'Only an owner can change the e-mail and password of an admin'],
  ]);
});

test('whoever signs in with a work account has no password to be given', async () => {
  const { user_id } = await somebody();
  await house.database.write({ org_id: house.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `update users set metadata = metadata || '{"_federated_provider": "azuread"}' where user_id = $1`,
      [user_id],
    ),
  );
  for (const given of [{ password: 'x over y' }, { email: null }]) {
    const { status, body } = await change(user_id, given);
    expect([status, Object.values(body.errors)]).toEqual([
      ...[422, ['This person signs in with a work account']],
    ]);
  }
  const fields = await change(user_id, { metadata: { _federated_provider: null } });
  expect(fields.status).toBe(422);
  expect((await storedOf(user_id))?.metadata).toEqual({ _federated_provider: 'azuread' });
});

test('a password set for somebody is answered by its code, ends their sign-ins and is for one sign-in', async () => {
  const { user_id, email } = await somebody();
  const reset = (given: object, by = admin, whose = user_id) =>
    house.app.call('PATCH', `/v3/user/reset_password/${whose}`, given, by);
  const both = (word: string) => ({ new_password: word, confirm_password: word });
  const own = both('dust under copper');
  const token = (await logIn(email, chosen, own)).body.data.token;
  expect((await reset(own)).body.data).toBe(-1);
  expect((await reset({ ...own, confirm_password: 'other' })).body.errors).toEqual({
    confirm_password: 'Passwords must match',
  });
  expect((await reset({ new_password: '', confirm_password: '' })).body.errors).toMatchObject({
    new_password: 'New password is required',
  });
  expect((await house.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(200);
  expect((await reset(both('wind beside tin'))).body.data).toBe(0);
  expect((await house.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(401);
  expect((await logIn(email, 'wind beside tin')).body.errors).toEqual({
    new_password: 'New password is required',
  });
  expect(await lettersTo(email)).toContainEqual({ subject: 'Your password was changed' });
  // The own one takes the present one, as everywhere.
  const mine = await signInTo(house.app, house.acme.emailOf('mate_day'));
  expect((await reset(own, mine, id('mate_day'))).body.errors).toEqual({
    current_password: 'Current password is required',
  });
  const withCurrent = { ...own, current_password: password };
  expect((await reset(withCurrent, mine, id('mate_day'))).body.data).toBe(0);
  expect((await reset(own, admin, id('owner'))).status).toBe(403);
  expect((await reset(own, manager, id('worker_night'))).status).toBe(404);
  const { user_id: without } = await somebody({ email: null, password: '' });
  expect((await reset(own, admin, without)).body.errors).toEqual({ new_password: 'Email is null' });
});
