import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, password, signInTo } from '#apps/server/testing';
import { chosen, createPeopleFixture } from './test-people-fixture.ts';
import type { PeopleFixture } from './test-people-fixture.ts';

let fixture: PeopleFixture;
beforeAll(async () => {
  fixture = await createPeopleFixture();
});
afterAll(() => fixture.leave());

const storedOf = async (user_id: string) =>
  (
    await fixture.rowsOf<{ name_first: string; email: string | null; metadata: object }>(
      'select name_first, email, metadata from users where user_id = $1',
      [user_id],
    )
  )[0];
const hasAccount = async (user_id: string) =>
  (await fixture.rowsOf('select from credentials where user_id = $1', [user_id])).length === 1;
const emailsTo = (email: string) =>
  fixture.rowsOf<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by created_time, message_id',
    [email],
  );

test('an email is unique in the organisation, and a rejected request stores nothing', async () => {
  const { user_id } = await fixture.somebody();
  for (const email of [
    fixture.acme.emailOf('owner'),
    fixture.acme.emailOf('admin').toUpperCase(),
  ]) {
    const refused = await fixture.create({ email, password: chosen });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      ...[409, 'DUPLICATE', { email: 'A user with this email address already exists' }],
    ]);
    const changed = await fixture.change(user_id, { name_first: 'Late', email });
    expect(changed.status).toBe(409);
  }
  expect(await storedOf(user_id)).toMatchObject({ name_first: 'Tane' });
});

test('a new email ends the sign-ins, makes links invalid and notifies the old address; the password stays', async () => {
  const { user_id, email } = await fixture.somebody();
  const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
  const token = (await fixture.logIn(email, chosen, own)).body.data.token;
  await fixture.app.call('POST', '/v2/auth/reset_password', { email });
  const fresh = `${newId()}@acme.example`;
  expect((await fixture.change(user_id, { email: fresh })).status).toBe(200);
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(401);
  expect((await fixture.logIn(email, own.new_password)).status).toBe(401);
  expect((await fixture.logIn(fresh, own.new_password)).status).toBe(200);
  expect(await fixture.rowsOf('select from password_resets where user_id = $1', [user_id])).toEqual(
    [],
  );
  expect(await emailsTo(email)).toContainEqual({ subject: 'Your email address was changed' });
});

test('removing the email removes the password; both are needed to restore it', async () => {
  const { user_id, email } = await fixture.somebody();
  expect((await fixture.change(user_id, { email: null })).status).toBe(200);
  expect([await hasAccount(user_id), (await storedOf(user_id))?.email]).toEqual([false, null]);
  expect((await fixture.logIn(email, chosen)).status).toBe(401);
  const refused = await fixture.change(user_id, { email });
  expect(refused.body.errors).toEqual({ password: 'Password is required if email is provided.' });
  expect((await fixture.change(user_id, { email, password: chosen })).status).toBe(200);
  expect(await hasAccount(user_id)).toBe(true);
  const admins = await fixture.change(fixture.id('owner'), { email: null });
  expect(admins.status).toBe(403);
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const ofAdmin = await fixture.change(fixture.id('admin'), { email: '' }, owner);
  expect(ofAdmin.body.errors).toEqual({ email: 'An admin needs an email address' });
});

test('a change of the own email needs the current password, and the own password has its own form', async () => {
  const { user_id, email } = await fixture.somebody();
  const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
  const token = (await fixture.logIn(email, chosen, own)).body.data.token;
  const fresh = `${newId()}@acme.example`;
  const tryWith = (given: object) => fixture.change(user_id, { email: fresh, ...given }, token);
  expect((await tryWith({})).body.errors).toEqual({
    current_password: 'Current password is required',
  });
  expect((await tryWith({ current_password: 'wrong one' })).body.errors).toEqual({
    current_password: 'Current password is incorrect',
  });
  expect((await fixture.change(user_id, { email: null }, token)).body.errors).toHaveProperty(
    'email',
  );
  expect((await fixture.change(user_id, { password: 'x over y' }, token)).body.errors).toEqual({
    password: 'Change your own password in the settings',
  });
  expect((await storedOf(user_id))?.email).toBe(email);
  expect((await tryWith({ current_password: own.new_password })).status).toBe(200);
  expect((await fixture.logIn(fresh, own.new_password)).status).toBe(200);
});

test('only people with at least the same rights set the sign-in of a person; that of an admin only an owner', async () => {
  const { user_id } = await fixture.somebody();
  const to = (given: object = {}) => ({ email: `${newId()}@acme.example`, ...given });
  expect((await fixture.change(user_id, to(), fixture.manager)).status).toBe(200);
  const above = { permissions: [{ access: 'manager', tag_id: null }] };
  const { user_id: higher } = await fixture.somebody(above);
  const refused = await fixture.change(higher, to(), fixture.manager);
  expect([refused.status, refused.body.message]).toEqual([
    ...[403, 'Only an admin can change the email address and password of this person'],
  ]);
  expect((await fixture.change(higher, { name_first: 'Hemi' }, fixture.manager)).status).toBe(200);
  expect((await fixture.change(higher, to())).status).toBe(200);
  const ofOwner = await fixture.change(fixture.id('owner'), to());
  expect([ofOwner.status, ofOwner.body.message]).toEqual([
    ...[403, 'Only an owner can change the email address and password of an admin'],
  ]);
});

test('a person with a work account cannot be given a password', async () => {
  const { user_id } = await fixture.somebody();
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `update users set metadata = metadata || '{"_federated_provider": "azuread"}' where user_id = $1`,
      [user_id],
    ),
  );
  for (const given of [{ password: 'x over y' }, { email: null }]) {
    const { status, body } = await fixture.change(user_id, given);
    expect([status, Object.values(body.errors)]).toEqual([
      ...[422, ['This person signs in with a work account']],
    ]);
  }
  const fields = await fixture.change(user_id, { metadata: { _federated_provider: null } });
  expect(fields.status).toBe(422);
  expect((await storedOf(user_id))?.metadata).toEqual({ _federated_provider: 'azuread' });
});

test('[USER-35, USER-47] a password set for a person has its own code, ends their sign-ins and is valid for one sign-in', async () => {
  const { user_id, email } = await fixture.somebody();
  const reset = (given: object, by = fixture.admin, whose = user_id) =>
    fixture.app.call('PATCH', `/v3/user/reset_password/${whose}`, given, by);
  const both = (word: string) => ({ new_password: word, confirm_password: word });
  const own = both('dust under copper');
  const token = (await fixture.logIn(email, chosen, own)).body.data.token;
  expect((await reset(own)).body.data).toBe(-1);
  expect((await reset({ ...own, confirm_password: 'other' })).body.errors).toEqual({
    confirm_password: 'Passwords must match',
  });
  expect((await reset({ new_password: '', confirm_password: '' })).body.errors).toMatchObject({
    new_password: 'New password is required',
  });
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(200);
  expect((await reset(both('wind beside tin'))).body.data).toBe(0);
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(401);
  expect((await fixture.logIn(email, 'wind beside tin')).body.errors).toEqual({
    new_password: 'New password is required',
  });
  expect(await emailsTo(email)).toContainEqual({ subject: 'Your password was changed' });
  // One's own password requires the current one, as everywhere.
  const mine = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  expect((await reset(own, mine, fixture.id('mate_day'))).body.errors).toEqual({
    current_password: 'Current password is required',
  });
  const withCurrent = { ...own, current_password: password };
  expect((await reset(withCurrent, mine, fixture.id('mate_day'))).body.data).toBe(0);
  expect((await reset(own, fixture.admin, fixture.id('owner'))).status).toBe(403);
  expect((await reset(own, fixture.manager, fixture.id('worker_night'))).status).toBe(404);
  const { user_id: without } = await fixture.somebody({ email: null, password: '' });
  expect((await reset(own, fixture.admin, without)).body.errors).toEqual({
    new_password: 'Email is null',
  });
});
