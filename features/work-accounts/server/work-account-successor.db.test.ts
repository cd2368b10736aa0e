import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#apps/server/testing';
import { createWorkAccountFixture } from './test-work-account.ts';
import type { WorkAccountFixture } from './test-work-account.ts';

let fixture: WorkAccountFixture;
beforeEach(async () => {
  fixture = await createWorkAccountFixture();
});
afterEach(() => fixture.leave());

test('a person who is added again after removal signs in with the same work account', async () => {
  const [user_id, successor] = [fixture.acme.id('worker_day'), newId()];
  await fixture.enter(await fixture.tokenOf('worker_day'));
  await fixture.change('update users set active = false where user_id = $1', [user_id]);
  await fixture.change('delete from credentials where user_id = $1', [user_id]);
  await fixture.change(
    `insert into users (org_id, user_id, name_first, name_last, email, metadata, experimental,
       is_hidden, created_time)
     select org_id, $2, name_first, name_last, email, '{}', experimental,
       is_hidden, created_time from users where user_id = $1`,
    [user_id, successor],
  );
  for (const nonce of ['two', 'three']) {
    const entered = await fixture.enter(await fixture.tokenOf('worker_day', { nonce }));
    expect([entered.status, entered.body.data.user_id]).toEqual([200, successor]);
  }
  expect(await fixture.one('select user_id from work_accounts')).toEqual({ user_id: successor });
  // An existing person keeps their account, whatever email the token has.
  const email = fixture.acme.emailOf('mate_day');
  const renamed = await fixture.enter(
    await fixture.tokenOf('worker_day', { email, nonce: 'four' }),
  );
  expect(renamed.body.data.user_id).toBe(successor);
});

test('an organisation that is being closed accepts sign-ins, but no new people', async () => {
  await fixture.turnOn({ creates_people: true });
  await fixture.change("update organisations set closes_time = '2026-12-20T12:00:00Z'");
  const stranger = { sub: 'sub-new', email: 'new@acme.example' };
  const people = await fixture.counted('users');
  await fixture.expectRefused(await fixture.tokenOf('worker_day', stranger));
  expect(await fixture.counted('users')).toBe(people);
  expect((await fixture.enter(await fixture.tokenOf('worker_day'))).status).toBe(200);
  await fixture.change('update organisations set closes_time = null');
  const again = await fixture.tokenOf('worker_day', { ...stranger, nonce: 'two' });
  expect((await fixture.enter(again)).status).toBe(200);
});
