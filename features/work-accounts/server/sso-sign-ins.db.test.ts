import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { password, signInTo, callDuringTransaction } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';
import { deactivatePermissions } from '#permissions/server';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
let owner: string;
beforeEach(async () => {
  fixture = await createWorkAccountFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterEach(() => fixture.leave());

const on = { enabled: true, domains: ['acme.example'] };
const put = (body: object, token = owner) =>
  fixture.app.call('PUT', '/v3/organisation/sso', body, token);
const byPassword = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const byWorkAccount = async (person: string, more: Record<string, unknown> = {}) =>
  (await fixture.enter(await fixture.tokenOf(person, more))).body.data.token;
const statusOf = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status;
const statuses = (...tokens: string[]) => Promise.all(tokens.map(statusOf));

describe('sign-ins by work account end', () => {
  test('once the setting is removed, in every process at once; those by password stay', async () => {
    const [worker, mate] = [await byWorkAccount('worker_day'), await byPassword('mate_day')];
    const stream = await fixture.app.openStream('/v3/sync/events', worker);
    await expect.poll(() => stream.text.startsWith(':')).toBe(true);
    expect((await put({ enabled: false })).status).toBe(200);
    await expect.poll(() => stream.isOpen).toBe(false);
    expect(await statuses(worker, mate, owner)).toEqual([401, 200, 200]);
  });

  test('except the one that removes it, which sees the result', async () => {
    const admin = await byWorkAccount('admin');
    const elsewhere = await byWorkAccount('admin', { nonce: 'two' });
    expect((await put({ enabled: false }, admin)).status).toBe(200);
    expect(await statuses(admin, elsewhere)).toEqual([200, 401]);
  });

  test('if the domain of their email is not allowed any more, and no others', async () => {
    const add = { tenant_id: fixture.provider.issuer, domains: ['acme.example', 'old.example'] };
    await fixture.turnOn(add);
    const mail = (person: string, email: string) =>
      fixture.change('update users set email = $2 where user_id = $1', [
        fixture.acme.id(person),
        email,
      ]);
    const old = (person: string) => `${person}@old.example`;
    const worker = await byWorkAccount('worker_day');
    const night = await byWorkAccount('worker_night');
    await mail('mate_day', old('mate_day'));
    const mate = await byWorkAccount('mate_day', { email: old('mate_day') });
    // The email in the product may differ from that at the provider.
    await mail('worker_night', old('worker_night'));
    const admin = await byWorkAccount('admin');
    const renamed = await byWorkAccount('admin', { email: old('admin'), nonce: 'two' });
    expect((await put(on)).status).toBe(200);
    const left = [worker, night, mate, admin, renamed];
    expect(await statuses(...left)).toEqual([200, 200, 401, 200, 401]);
  });

  test('if another directory is chosen that does not accept them', async () => {
    const [worker, mate] = [await byWorkAccount('worker_day'), await byWorkAccount('mate_day')];
    const before = 'https://before.example';
    await fixture.change('update sign_ins set work_tenant_id = $2 where user_id = $1', [
      ...[fixture.acme.id('worker_day'), before],
    ]);
    await fixture.turnOn({ tenant_id: before });
    expect((await put(on)).status).toBe(200);
    expect(await statuses(worker, mate)).toEqual([401, 200]);
  });

  test('if a person removed their own domain and another person saves', async () => {
    await fixture.turnOn({ domains: ['acme.example', 'old.example'] });
    await byWorkAccount('admin');
    const admin = await byWorkAccount('admin', { email: 'admin@old.example', nonce: 'two' });
    expect((await put(on, admin)).status).toBe(200);
    expect(await statusOf(admin)).toBe(200);
    expect((await put(on)).status).toBe(200);
    expect(await statusOf(admin)).toBe(401);
  });

  test('also one that is in progress', async () => {
    const token = await fixture.tokenOf('worker_day');
    const { org_id } = fixture.acme;
    const change = (tx: WriteTx) =>
      tx.query('delete from sso_settings where org_id = $1', [org_id]);
    const call = () => fixture.enter(token);
    const { status } = await callDuringTransaction(fixture.database, { org_id, change, call });
    expect([status, await fixture.counted('work_accounts')]).toEqual([401, 0]);
  });
});

test('a person of the previous directory can sign in from the new one', async () => {
  await byWorkAccount('worker_day');
  const before = 'https://before.example';
  await fixture.change('update work_accounts set tenant_id = $1, object_id = $2', [before, 'old']);
  await fixture.turnOn({ tenant_id: before });
  expect((await put(on)).status).toBe(200);
  const { status, body } = await fixture.enter(
    await fixture.tokenOf('worker_day', { nonce: 'two' }),
  );
  expect([status, body.data.user_id]).toEqual([200, fixture.acme.id('worker_day')]);
});

describe('if work accounts are required sign-ins by password end', () => {
  test('of everybody who must use theirs, in every process at once', async () => {
    const [worker, admin] = [await byPassword('worker_day'), await byPassword('admin')];
    const mate = await byWorkAccount('mate_day');
    await fixture.change("update credentials set email = 'night@else.example' where user_id = $1", [
      fixture.acme.id('worker_night'),
    ]);
    const elsewhere = await signInTo(fixture.app, 'night@else.example');
    const stream = await fixture.app.openStream('/v3/sync/events', worker);
    await expect.poll(() => stream.text.startsWith(':')).toBe(true);
    expect((await put(on)).status).toBe(200);
    expect(await statuses(worker, admin, mate, elsewhere, owner)).toEqual(Array(5).fill(200));
    const other = await signInTo(fixture.app, fixture.other.emailOf('worker_day'));
    expect((await put({ ...on, is_enforced: true })).status).toBe(200);
    await expect.poll(() => stream.isOpen).toBe(false);
    // That of an owner stays, and those by work account or with an email of another domain.
    const left = [worker, admin, mate, elsewhere, owner, other];
    expect(await statuses(...left)).toEqual([401, 401, 200, 200, 200, 200]);
  });

  test('of an owner who loses that level, with the change; those of other owners stay', async () => {
    const { id } = fixture.acme;
    const level = (person: string, wanted: string) =>
      fixture.app.call('PUT', `/v3/organisation/admins/${id(person)}`, { level: wanted }, owner);
    for (const person of ['admin', 'manager_day', 'manager_all', 'editor_day']) {
      expect((await level(person, 'owner')).status).toBe(200);
    }
    await fixture.change(
      "update credentials set email = 'elsewhere@else.example' where user_id = $1",
      [id('editor_day')],
    );
    const elsewhere = await signInTo(fixture.app, 'elsewhere@else.example');
    const [admin, manager] = [await byPassword('admin'), await byPassword('manager_day')];
    const [work, other] = [await byWorkAccount('admin'), await byPassword('manager_all')];
    expect((await put({ ...on, is_enforced: true })).status).toBe(200);
    expect(await statuses(admin, manager, work, other, elsewhere)).toEqual(Array(5).fill(200));
    const stream = await fixture.app.openStream('/v3/sync/events', admin);
    await expect.poll(() => stream.text.startsWith(':')).toBe(true);
    expect((await level('admin', 'admin')).status).toBe(200);
    await expect.poll(() => stream.isOpen).toBe(false);
    const body = { user_ids: [id('manager_day'), id('editor_day')] };
    expect((await fixture.app.call('PATCH', '/v3/permission/remove', body, owner)).status).toBe(
      200,
    );
    const left = [admin, manager, work, other, elsewhere, owner];
    expect(await statuses(...left)).toEqual([401, 401, 200, 200, 200, 200]);
  });

  test('of nobody who loses a level if they are not required', async () => {
    const path = `/v3/organisation/admins/${fixture.acme.id('admin')}`;
    await fixture.app.call('PUT', path, { level: 'owner' }, owner);
    const admin = await byPassword('admin');
    expect((await fixture.app.call('DELETE', path, undefined, owner)).status).toBe(200);
    expect(await statusOf(admin)).toBe(200);
  });

  test('also one that an owner starts while losing that level', async () => {
    const { org_id, id, emailOf } = fixture.acme;
    await fixture.turnOn({ is_enforced: true });
    await fixture.change("update permissions set access = 'super' where user_id = $1", [
      id('admin'),
    ]);
    const change = (tx: WriteTx) => deactivatePermissions(tx, [id('admin')]);
    const form = { email: emailOf('admin'), password };
    const call = () => fixture.app.call('POST', '/v3/auth/login', form);
    const { status } = await callDuringTransaction(fixture.database, { org_id, change, call });
    expect([status, await fixture.counted('sign_ins')]).toEqual([401, 1]);
  });

  test('except the one that requires them, until another save', async () => {
    const [admin, elsewhere] = [await byPassword('admin'), await byPassword('admin')];
    expect((await put({ ...on, is_enforced: true }, admin)).status).toBe(200);
    expect(await statuses(admin, elsewhere)).toEqual([200, 401]);
    expect((await put({ ...on, is_enforced: true })).status).toBe(200);
    expect(await statusOf(admin)).toBe(401);
  });

  test('also one that is in progress', async () => {
    const { org_id, id, emailOf } = fixture.acme;
    const change = async (tx: WriteTx) => {
      await tx.query('update sso_settings set is_enforced = true where org_id = $1', [org_id]);
      await tx.query('select from credentials where user_id = $1 for no key update', [
        id('worker_day'),
      ]);
    };
    const form = { email: emailOf('worker_day'), password };
    const call = () => fixture.app.call('POST', '/v3/auth/login', form);
    const { status } = await callDuringTransaction(fixture.database, { org_id, change, call });
    expect([status, await fixture.counted('sign_ins')]).toEqual([401, 1]);
  });

  test('and the requirement waits for one that has started', async () => {
    const { org_id, id } = fixture.acme;
    const begin = async (tx: WriteTx) => {
      const user_id = id('worker_day');
      await tx.query('select from credentials where user_id = $1 for no key update', [user_id]);
      await tx.query(
        `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
         values ($1, 'of another device', $2, now(), now())`,
        [org_id, user_id],
      );
    };
    const call = () => put({ ...on, is_enforced: true });
    const { status } = await callDuringTransaction(fixture.database, {
      org_id,
      change: begin,
      call,
    });
    expect([status, await fixture.counted('sign_ins')]).toEqual([200, 1]);
  });
});
