import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId, password, signInTo, callDuringTransaction } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';
import { deactivatePermissions, lockPermissions } from '#permissions/server';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
let owner: string;
beforeEach(async () => {
  fixture = await createWorkAccountFixture({ isOn: false });
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterEach(() => fixture.leave());

const on = { enabled: true, domains: ['acme.example'] };
const off = {
  ...{ enabled: false, tenant_id: '', domains: [], is_enforced: false, creates_people: false },
  ...{ tag_ids: [], own_domains: ['acme.example'], people: 0 },
};

const put = (body: object) => fixture.app.call('PUT', '/v3/organisation/sso', body, owner);
const get = async () =>
  (await fixture.app.call('GET', '/v3/organisation/sso', undefined, owner)).body.data as unknown;

describe('people are moved to their work accounts', () => {
  const migrate = async (user_ids: string[], more: object = {}, token = owner) =>
    fixture.app.call(
      'POST',
      '/v3/auth/aadmigrateuser',
      { user_ids, provider: 'oidc', ...more },
      token,
    );
  const login = (person: string) =>
    fixture.app.call('POST', '/v3/auth/login', { email: fixture.acme.emailOf(person), password });

  test('without password, sign-ins and reset link', async () => {
    await put(on);
    const { id, emailOf } = fixture.acme;
    const before = await signInTo(fixture.app, emailOf('worker_day'));
    await fixture.app.call('POST', '/v2/auth/reset_password', { email: emailOf('worker_day') });
    const { body } = await migrate([id('worker_day').toUpperCase(), id('worker_day')]);
    expect(body.data).toEqual({ migrated: [id('worker_day')], skipped: [] });
    expect((await fixture.app.call('POST', '/v3/sync/core', {}, before)).status).toBe(401);
    expect((await login('worker_day')).status).toBe(401);
    expect(await fixture.rows('select from password_resets')).toHaveLength(0);
    expect((await fixture.enter(await fixture.tokenOf('worker_day'))).body.data.user_id).toBe(
      id('worker_day'),
    );
    expect(await get()).toMatchObject({ people: 1 });
    expect(
      await fixture.rows("select entity_id from audit_log where action = 'migrate_user'"),
    ).toEqual([{ entity_id: id('worker_day') }]);
  });

  test('except those who cannot be, each with the reason', async () => {
    await put(on);
    const { id, org_id } = fixture.acme;
    await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
      await tx.query('update users set email = null where user_id = $1', [id('worker_night')]);
      await tx.query("update users set email = 'm@else.example' where user_id = $1", [
        id('mate_day'),
      ]);
    });
    await migrate([id('limited')]);
    const unable = id('disabled');
    const nobody = newId();
    const stranger = fixture.other.id('worker_day');
    const asked = [id('limited'), id('worker_night'), id('mate_day'), id('owner'), unable];
    const { body } = await migrate([...asked, nobody, stranger]);
    expect(body.data).toEqual({
      migrated: [],
      skipped: [
        { user_id: id('limited'), reason: 'Already migrated' },
        { user_id: id('worker_night'), reason: 'No email address' },
        { user_id: id('mate_day'), reason: 'The email address is not from an allowed domain' },
        { user_id: id('owner'), reason: 'Owners keep their password' },
        { user_id: unable, reason: 'The account is disabled' },
        { user_id: nobody, reason: 'Person not found' },
        { user_id: stranger, reason: 'Person not found' },
      ],
    });
    expect((await login('owner')).status).toBe(200);
    const kept = 'select from credentials where password_hash is not null and not enabled';
    expect(await fixture.rows(kept)).toHaveLength(1);
  });

  test('except those whose email another account of the organisation has; others are not checked', async () => {
    await put(on);
    const { id, emailOf } = fixture.acme;
    const whose = [
      { account: fixture.other, holder: 'worker_day', person: 'mate_day' },
      { account: fixture.acme, holder: 'manager_day', person: 'worker_night' },
    ];
    for (const { account, holder, person } of whose) {
      await fixture.change('delete from credentials where user_id = $1', [id(person)]);
      await fixture.database.write({ org_id: account.org_id, actor_user_id: null }, (tx) =>
        tx.query('update credentials set email = $2 where user_id = $1', [
          ...[account.id(holder), emailOf(person)],
        ]),
      );
    }
    const { body } = await migrate([id('mate_day'), id('worker_night')]);
    const reason = 'Another account uses this email address';
    expect(body.data).toEqual({
      migrated: [id('mate_day')],
      skipped: [{ user_id: id('worker_night'), reason }],
    });
  });

  test('an admin, who would lose the password, only by an owner', async () => {
    await put(on);
    const { id, emailOf } = fixture.acme;
    const admin = await signInTo(fixture.app, emailOf('admin'));
    const moved = await migrate([id('admin'), id('mate_day')], {}, admin);
    expect(moved.body.data).toEqual({
      migrated: [id('mate_day')],
      skipped: [{ user_id: id('admin'), reason: 'Only an owner can migrate an admin' }],
    });
    expect((await login('admin')).status).toBe(200);
    expect((await migrate([id('admin')])).body.data).toMatchObject({ migrated: [id('admin')] });
    expect((await login('admin')).status).toBe(401);
  });

  test('nobody by an admin who lost the right during the call', async () => {
    await put(on);
    const { id, emailOf, org_id } = fixture.acme;
    const admin = await signInTo(fixture.app, emailOf('admin'));
    const { status } = await callDuringTransaction(fixture.database, {
      org_id,
      change: async (tx) => {
        await lockPermissions(tx, { org_id, user_id: id('owner'), grants: [] });
        await deactivatePermissions(tx, [id('admin')]);
      },
      call: () => migrate([id('mate_day')], {}, admin),
    });
    expect(status).toBe(403);
    expect((await login('mate_day')).status).toBe(200);
  });

  test('without blocking a concurrent sign-in by work account', async () => {
    await put(on);
    const { id, org_id } = fixture.acme;
    const hold = (table: string) => (tx: WriteTx) =>
      tx.query(`select from ${table} where user_id = $1 for no key update`, [id('worker_day')]);
    const { body } = await callDuringTransaction(fixture.database, {
      org_id,
      // The sign-in locks them in this order.
      change: hold('users'),
      call: () => migrate([id('mate_day'), id('worker_day')]),
      changeLater: hold('credentials'),
    });
    expect(body.data['migrated']).toEqual([id('mate_day'), id('worker_day')]);
  });

  test('only if work accounts are on, and to the provider of this server', async () => {
    const { status, body } = await migrate([fixture.acme.id('worker_day')]);
    expect([status, body.message]).toEqual([
      409,
      'Work account sign-in is off for this organisation.',
    ]);
    const other = await migrate([fixture.acme.id('worker_day')], { provider: 'azuread' });
    expect(other.body.errors).toEqual({ provider: 'This provider is not set up on this server.' });
    expect((await migrate([])).status).toBe(422);
  });

  test('and back by Disconnect: a mailed link sets a password again', async () => {
    await put({ ...on, is_enforced: true });
    await migrate([fixture.acme.id('worker_day')]);
    await fixture.enter(await fixture.tokenOf('worker_day'));
    expect((await put({ enabled: false })).body.data).toMatchObject(off);
    expect(
      (await fixture.enter(await fixture.tokenOf('worker_day', { nonce: 'two' }))).status,
    ).toBe(401);
    expect((await login('worker_day')).status).toBe(401);
    expect((await login('mate_day')).status).toBe(200);
    const email = fixture.acme.emailOf('worker_day');
    const asked = await fixture.app.call('POST', '/v3/auth/method', { email });
    expect(asked.body.data['has_federated_provider']).toBe(false);
    await fixture.app.call('POST', '/v2/auth/reset_password', { email });
    expect(await fixture.rows('select subject from outbox')).toEqual([
      { subject: 'Set a new password' },
    ]);
  });

  test('also a person who was removed before Disconnect and restored after it', async () => {
    await put(on);
    const { id, emailOf } = fixture.acme;
    await migrate([id('worker_day')]);
    const { token } = (await fixture.enter(await fixture.tokenOf('worker_day'))).body.data;
    const left = await fixture.app.call('POST', '/v2/auth/delete_me', undefined, token);
    expect([left.status, (await put({ enabled: false })).status]).toEqual([200, 200]);
    const back = await fixture.app.call(
      'POST',
      '/v3/user/restore',
      { ids: [id('worker_day')] },
      owner,
    );
    expect(back.body.data['ids']).toEqual([id('worker_day')]);
    await fixture.app.call('POST', '/v2/auth/reset_password', { email: emailOf('worker_day') });
    expect(await fixture.rows('select subject from outbox')).toEqual([
      { subject: 'Set a new password' },
    ]);
  });
});
