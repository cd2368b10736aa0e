import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCredentials } from '#auth/server';
import { insertUsers } from '#people/server';
import { noon, password, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

// Clients choose the ids of new rows, so two organisations may have equal ones.

const twin = 'twin@other.example';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id } = fixture.other;
  const user_id = fixture.acme.id('worker_day');
  const created_time = new Date(noon).toISOString();
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    const { rows } = await tx.query<{ password_hash: string }>(
      'select password_hash from credentials where org_id = $1 limit 1',
      [org_id],
    );
    const password_hash = rows[0]?.password_hash ?? null;
    const names = { name_first: 'Twin', name_last: 'Other', metadata: {} };
    const flags = { experimental: false, is_hidden: false };
    await insertUsers(tx, [{ user_id, email: twin, created_time, ...names, ...flags }]);
    await insertCredentials(tx, [
      { user_id, email: twin, password_hash, created_time, proven_time: created_time },
    ]);
  });
});
afterAll(() => fixture.leave());

const signIn = async (email: string, secret: string) =>
  (await fixture.app.call('POST', '/v3/auth/login', { email, password: secret })).status;

test('a sign-in does not reset failed attempts against an account with the same id in another organisation', async () => {
  const victim = fixture.acme.emailOf('worker_day');
  const ends: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    ends.push(await signIn(victim, `guess ${String(turn)}`));
    expect(await signIn(twin, password)).toBe(200);
  }
  expect(ends).toEqual([401, 401, 401, 401, 401, 429]);
});

test('failed attempts against an account with the same id in another organisation lock nobody out', async () => {
  fixture.clock.now += 3_600_001;
  for (let turn = 0; turn < 5; turn += 1) await signIn(twin, 'wrong');
  expect(await signIn(twin, password)).toBe(429);
  expect(await signIn(fixture.acme.emailOf('worker_day'), password)).toBe(200);
});
