import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#auth/server';
import type { WriteTx } from '#packages/database';
import { eraseUser, findErasable, removePerson } from '#people/server';
import { deactivatePermissions, lockPermissions } from '#permissions/server';
import { noon, password, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { callDuringTransaction } from './testing/races.ts';

let fixture: OrgFixture;
let user_id: string;
let email: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  user_id = fixture.acme.id('worker_day');
  email = fixture.acme.emailOf('worker_day');
});
afterEach(() => fixture.leave());

const fresh = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
const other = hashPassword('another wind');

/** A call that arrives while a change of the account is about to be committed. */
const during = <T>(change: (tx: WriteTx) => Promise<unknown>, call: () => Promise<T>) =>
  callDuringTransaction(fixture.database, { org_id: fixture.acme.org_id, change, call });
const rows = (sql: string) =>
  fixture.database.read(fixture.acme.org_id, async (tx) => {
    const found = await tx.query<Record<string, unknown>>(sql, [user_id]);
    return found.rows;
  });
const signIns = async () => (await rows('select from sign_ins where user_id = $1')).length;
const factors = () =>
  rows('select from two_factor where user_id = $1 and enabled_time is not null');

const login = (secret = password) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: secret });

async function anotherPassword(tx: WriteTx): Promise<void> {
  const values = [user_id, await other];
  await tx.query('update credentials set password_hash = $2 where user_id = $1', values);
  await tx.query('delete from sign_ins where user_id = $1', [user_id]);
}

/** Offers a secret to a sign-in; returns its code at any time. */
async function offeredTo(token: string): Promise<() => string> {
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  const totp = new TOTP({ secret: String(body.data['secret']) });
  return () => totp.generate({ timestamp: fixture.clock.now });
}

/** Switches two-factor sign-in on with the initial password of the tests. */
const switchFactor = (end: 'enable' | 'disable', token: string, code: () => string) =>
  fixture.app.call('POST', `/v3/auth/2fa/${end}`, { password, verification_code: code() }, token);

describe('a sign-in whose password was checked is rejected if meanwhile', () => {
  test('another password is set', async () => {
    const { status } = await during(anotherPassword, login);
    expect([status, await signIns()]).toEqual([401, 0]);
    expect((await login('another wind')).status).toBe(200);
  });

  test('the account is disabled', async () => {
    const off = (tx: WriteTx) =>
      tx.query('update credentials set enabled = false where user_id = $1', [user_id]);
    const { status } = await during(off, login);
    expect([status, await signIns()]).toEqual([401, 0]);
  });

  test('the account is deleted', async () => {
    const gone = (tx: WriteTx) => tx.query('delete from credentials where user_id = $1', [user_id]);
    const { status } = await during(gone, login);
    expect([status, await signIns()]).toEqual([401, 0]);
  });

  test('a two-factor code becomes necessary', async () => {
    await offeredTo(await signInTo(fixture.app, email));
    const on = async (tx: WriteTx) => {
      await tx.query('select from credentials where user_id = $1 for no key update', [user_id]);
      await tx.query('update two_factor set enabled_time = now() where user_id = $1', [user_id]);
      await tx.query('delete from sign_ins where user_id = $1', [user_id]);
    };
    const { status } = await during(on, login);
    expect([status, await signIns()]).toEqual([401, 0]);
  });
});

test('a change of password fails if a reset finishes first', async () => {
  const token = await signInTo(fixture.app, email);
  const form = { current_password: password, ...fresh };
  const { body } = await during(anotherPassword, () =>
    fixture.app.call('POST', '/v3/auth/change_password', form, token),
  );
  expect(body.data).toBe(1);
  const statuses = [(await login('another wind')).status, (await login('rain over iron')).status];
  expect(statuses).toEqual([200, 401]);
});

describe('with a password that was replaced meanwhile', () => {
  test('two-factor sign-in is not switched on', async () => {
    const token = await signInTo(fixture.app, email);
    const code = await offeredTo(token);
    const { body } = await during(anotherPassword, () => switchFactor('enable', token, code));
    expect(body.errors).toEqual({ password: 'Current password is incorrect' });
    expect(await factors()).toHaveLength(0);
  });

  test('two-factor sign-in is not switched off', async () => {
    const token = await signInTo(fixture.app, email);
    const code = await offeredTo(token);
    await switchFactor('enable', token, code);
    fixture.clock.now += 30_000;
    const { body } = await during(anotherPassword, () => switchFactor('disable', token, code));
    expect(body.data).toBe(false);
    expect(await factors()).toHaveLength(1);
  });

  test('no organisation is closed', async () => {
    user_id = fixture.acme.id('owner');
    const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
    const { status, body } = await during(anotherPassword, () =>
      fixture.app.call('POST', '/v3/organisation/close', { name: 'acme', password }, token),
    );
    expect([status, body.errors]).toEqual([422, { password: 'Current password is incorrect' }]);
    expect(await rows('select closes_time from organisations where $1::uuid is not null')).toEqual([
      { closes_time: null },
    ]);
  });
});

test('closing an account during another sign-in leaves no sign-in', async () => {
  const token = await signInTo(fixture.app, email);
  const signingIn = async (tx: WriteTx) => {
    await tx.query('select from credentials where user_id = $1 for no key update', [user_id]);
    await tx.query(
      `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
       values ($1, 'of another device', $2, now(), now())`,
      [fixture.acme.org_id, user_id],
    );
  };
  const { status } = await during(signingIn, () =>
    fixture.app.call('POST', '/v2/auth/delete_me', undefined, token),
  );
  expect([status, await signIns()]).toEqual([200, 0]);
});

describe('a person who is removed before their request runs', () => {
  const removed = () => rows('select removed_time from removed_people where user_id = $1');
  const leave = async (change: (tx: WriteTx) => Promise<unknown>) => {
    const token = await signInTo(fixture.app, email);
    const call = () => fixture.app.call('POST', '/v2/auth/delete_me', undefined, token);
    return (await during(change, call)).status;
  };

  test('can leave only once, whatever the number of requests', async () => {
    const status = await leave((tx) => removePerson(tx, user_id, noon - 1000));
    const removed_time = new Date(noon - 1000).toISOString();
    expect([status, await removed()]).toEqual([401, [{ removed_time }]]);
  });

  test('is not restored if they were erased', async () => {
    const status = await leave(async (tx) => {
      await findErasable(tx, user_id);
      await eraseUser(tx, user_id, new Date(noon).toISOString());
    });
    expect([status, await removed()]).toEqual([401, []]);
  });
});

describe('a right that was lost meanwhile is not used', () => {
  const lose = (person: string) => async (tx: WriteTx) => {
    await lockPermissions(tx, { org_id: tx.org_id, user_id, grants: [] });
    await deactivatePermissions(tx, [fixture.acme.id(person)]);
  };
  const statusOf = async (person: string, ...[method, path, body]: Sent) => {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    const call = () => fixture.app.call(method, path, body, token);
    return (await during(lose(person), call)).status;
  };
  type Sent = ['POST' | 'DELETE', string, object?];
  const closes = () => rows('select closes_time from organisations where $1::uuid is not null');

  test('to close the organisation', async () => {
    const form = { name: 'acme', password };
    expect(await statusOf('owner', 'POST', '/v3/organisation/close', form)).toBe(403);
    expect(await closes()).toEqual([{ closes_time: null }]);
  });

  test('to reopen the organisation', async () => {
    const closes_time = new Date(noon).toISOString();
    await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set closes_time = $1', [closes_time]),
    );
    expect(await statusOf('owner', 'POST', '/v3/organisation/close/cancel')).toBe(403);
    expect(await closes()).toEqual([{ closes_time }]);
  });

  test.each(['sign-ins', 'sign-ins/one', '2fa'])(
    'to end the %s of another person',
    async (what) => {
      const token = await signInTo(fixture.app, email);
      await switchFactor('enable', token, await offeredTo(token));
      const [own] = await rows('select sign_in_id from sign_ins where user_id = $1');
      const path = `/v3/user/${user_id}/${what.replace('one', String(own?.['sign_in_id']))}`;
      expect(await statusOf('admin', 'DELETE', path)).toBe(403);
      expect([await signIns(), (await factors()).length]).toEqual([1, 1]);
    },
  );
});
