import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOn, newId, password, callDuringTransaction } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';
import { insertUsers } from '#people/server';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
beforeEach(async () => {
  fixture = await createWorkAccountFixture();
});
afterEach(() => fixture.leave());

describe('a person who is not allowed is rejected:', () => {
  const cases: [string, () => Promise<string>][] = [
    [
      'of a foreign domain',
      () => fixture.tokenOf('worker_day', { email: 'worker_day@evil.example' }),
    ],
    [
      'of a domain that ends alike',
      () => fixture.tokenOf('owner', { email: 'owner@notacme.example' }),
    ],
    ['unknown', () => fixture.tokenOf('worker_day', { email: 'nobody@acme.example' })],
    [
      'of another organisation',
      () => fixture.tokenOf('owner', { email: fixture.other.emailOf('owner') }),
    ],
    ['disabled', () => fixture.tokenOf('disabled')],
    [
      'removed',
      async () => {
        await fixture.change('update users set active = false where user_id = $1', [
          fixture.acme.id('mate_day'),
        ]);
        return fixture.tokenOf('mate_day');
      },
    ],
    [
      'of a closed organisation',
      async () => {
        await fixture.change('update organisations set active = false where org_id = $1', [
          fixture.acme.org_id,
        ]);
        return fixture.tokenOf('worker_day');
      },
    ],
    [
      'where work accounts are off',
      async () => {
        await fixture.change('delete from sso_settings where org_id = $1', [fixture.acme.org_id]);
        return fixture.tokenOf('worker_day');
      },
    ],
    [
      'of another directory',
      async () => {
        await fixture.turnOn({ tenant_id: 'https://another.example' });
        return fixture.tokenOf('worker_day');
      },
    ],
    [
      'with the e-mail of somebody who has another account there',
      async () => {
        await fixture.enter(await fixture.tokenOf('worker_day'));
        return fixture.tokenOf('worker_day', { sub: 'sub-of-a-successor' });
      },
    ],
    [
      'with an account whose person was removed, under a new e-mail',
      async () => {
        await fixture.turnOn({ creates_people: true });
        await fixture.enter(await fixture.tokenOf('mate_day'));
        await fixture.change('update users set active = false where user_id = $1', [
          fixture.acme.id('mate_day'),
        ]);
        return fixture.tokenOf('mate_day', { email: 'new.name@acme.example' });
      },
    ],
  ];
  test.each(cases)('%s', async (_, make) => {
    const people = await fixture.counted('users');
    await fixture.expectRefused(await make());
    expect(await fixture.counted('users')).toBe(people);
  });
});

test('a known person is identified by their account, whatever their email becomes', async () => {
  await fixture.enter(await fixture.tokenOf('worker_day'));
  const renamed = await fixture.tokenOf('worker_day', {
    email: 'new.name@acme.example',
    nonce: 'two',
  });
  expect((await fixture.enter(renamed)).body.data.user_id).toBe(fixture.acme.id('worker_day'));
  const taken = await fixture.tokenOf('worker_day', {
    email: fixture.acme.emailOf('owner'),
    nonce: 'three',
  });
  expect((await fixture.enter(taken)).body.data.user_id).toBe(fixture.acme.id('worker_day'));
});

test('a person who is removed during their sign-in is not restored by it', async () => {
  const [user_id, org_id] = [fixture.acme.id('worker_day'), fixture.acme.org_id];
  const token = await fixture.tokenOf('worker_day');
  const removed = async (tx: WriteTx) => {
    await tx.query('update users set active = false where user_id = $1', [user_id]);
    await tx.query('delete from credentials where user_id = $1', [user_id]);
  };
  const call = () => fixture.enter(token);
  const { status } = await callDuringTransaction(fixture.database, {
    org_id,
    change: removed,
    call,
  });
  expect([status, await fixture.counted('sign_ins')]).toEqual([401, 0]);
  const account = 'select count(*)::int as n from credentials where user_id = $1';
  expect(await fixture.one(account, [user_id])).toEqual({ n: 0 });
});

test('a remaining sign-in of a removed person is rejected', async () => {
  const { body } = await fixture.enter(await fixture.tokenOf('worker_day'));
  const stillIn = async () =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, body.data.token)).status;
  expect(await stillIn()).toBe(200);
  const user_id = fixture.acme.id('worker_day');
  await fixture.change('update users set active = false where user_id = $1', [user_id]);
  expect([await stillIn(), await fixture.counted('sign_ins')]).toEqual([401, 1]);
});

test('a first sign-in creates no person with an email that forms reject', async () => {
  await fixture.turnOn({ creates_people: true });
  const people = await fixture.counted('users');
  for (const email of ['new..hand@acme.example', '.new@acme.example', '<new@acme.example']) {
    await fixture.expectRefused(await fixture.tokenOf('nobody', { email, nonce: email }));
  }
  expect(await fixture.counted('users')).toBe(people);
});

test('two concurrent first sign-ins of a new person get the same person', async () => {
  await fixture.turnOn({ creates_people: true });
  const email = 'new.hand@acme.example';
  const token = await fixture.tokenOf('nobody', { email });
  const user_id = newId();
  const other = { user_id, email, name_first: 'New', name_last: 'Hand', metadata: {} };
  const more = {
    experimental: false,
    is_hidden: false,
    created_time: new Date(fixture.clock.now).toISOString(),
  };
  const { status, body } = await callDuringTransaction(fixture.database, {
    org_id: fixture.acme.org_id,
    change: (tx) => insertUsers(tx, [{ ...other, ...more }]),
    call: () => fixture.enter(token),
  });
  expect([status, body.data.user_id]).toEqual([200, user_id]);
  await fixture.expectRefused(token);
});

test('a new person whose email another organisation typed is accepted, and has proven it', async () => {
  await fixture.turnOn({ creates_people: true });
  const email = 'new.hand@acme.example';
  const { org_id, id } = fixture.other;
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    const values = [id('worker_day'), email];
    await tx.query('update users set email = $2 where user_id = $1', values);
    await tx.query('update credentials set email = $2 where user_id = $1', values);
  });
  expect((await fixture.enter(await fixture.tokenOf('nobody', { email }))).status).toBe(200);
  const proven = await fixture.rows(
    'select from credentials where email = $1 and proven_time is not null',
    [email],
  );
  expect(proven).toHaveLength(1);
});

test('an unknown work account with access becomes a person with the configured tags', async () => {
  await fixture.turnOn({ creates_people: true, tag_ids: [fixture.acme.day] });
  const email = 'new.hand@acme.example';
  const names = { given_name: 'New', family_name: 'Hand' };
  const { body } = await fixture.enter(await fixture.tokenOf('nobody', { email, ...names }));
  expect(body.data.user).toMatchObject({ name_first: 'New', name_last: 'Hand', email });
  const row = await fixture.one(
    'select array_agg(tag_id) as tags from user_tags where user_id = $1',
    [body.data.user_id],
  );
  expect(row['tags']).toEqual([fixture.acme.day]);
  const core = await fixture.app.call('POST', '/v3/sync/core', {}, body.data.token);
  expect(core.body.data.users.map(({ user_id }) => user_id)).toEqual([body.data.user_id]);
  const again = await fixture.enter(await fixture.tokenOf('nobody', { email, nonce: 'two' }));
  expect(again.body.data.user_id).toBe(body.data.user_id);
});

test('the domain of an email decides whether it is sent to the provider, also for unknown emails', async () => {
  const isFederated = async (email: string, app = fixture.app) =>
    (await app.call('POST', '/v3/auth/method', { email })).body.data['has_federated_provider'];
  const emails = [
    ...['worker_day', 'owner', 'disabled', 'nobody'].map((name) => `${name}@acme.example`),
    'owner@other.example',
    'nobody@nowhere.example',
  ];
  const asked = () => Promise.all(emails.map((email) => isFederated(email)));
  expect(await asked()).toEqual([false, false, false, false, false, false]);
  await fixture.enter(await fixture.tokenOf('worker_day'));
  expect(await asked()).toEqual([true, false, false, false, false, false]);
  await fixture.turnOn({ is_enforced: true });
  expect(await asked()).toEqual([true, true, true, true, false, false]);
  const without = await appOn(fixture.database, fixture.clock);
  expect(await isFederated('owner@acme.example', without)).toBe(false);
  await without.close();
});

test('if work accounts are required only owners can sign in with a password', async () => {
  const login = (person: string, app = fixture.app) =>
    app.call('POST', '/v3/auth/login', { email: fixture.acme.emailOf(person), password });
  await fixture.turnOn({ is_enforced: true });
  const refusal = await login('worker_day');
  expect([refusal.status, refusal.body.message]).toEqual([
    401,
    'Sign in credentials are incorrect. Please try again.',
  ]);
  expect((await login('admin')).status).toBe(401);
  expect((await login('owner')).status).toBe(200);
  // A server without a provider must let people sign in with what they have.
  const without = await appOn(fixture.database, fixture.clock);
  expect((await login('admin', without)).status).toBe(200);
  await without.close();
});
