import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { defaultPlan } from '#license/contract';
import type { License, Plan } from '#license/contract';
import { insertUsers } from '#people/server';
import { setPlan } from './license-store.ts';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const write = (work: Parameters<OrgFixture['database']['write']>[1]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, work);
const read = async (token = admin) => {
  const { body } = await fixture.app.call('GET', '/v3/license', undefined, token);
  return body.data as unknown as License;
};

test('[PLAT-11] without a plan of its own an organisation has the default plan', async () => {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ count: number }>(
      `select count(*)::int as count from users
       where org_id = $1 and active and not is_hidden and not experimental`,
      [fixture.acme.org_id],
    ),
  );
  expect(await read()).toEqual({ ...defaultPlan, seats_used: rows[0]?.count });
});

test('[PLAT-11] hidden people, test persons and removed people use no seat', async () => {
  const { seats_used } = await read();
  const created_time = new Date(noon).toISOString();
  const person = { created_time, email: null, name_first: 'New', name_last: '', metadata: {} };
  const rows = [
    { experimental: false, is_hidden: false },
    { experimental: true, is_hidden: false },
    { experimental: false, is_hidden: true },
  ].map((flags) => ({ ...person, ...flags, user_id: newId() }));
  await write((tx) => insertUsers(tx, rows));
  expect((await read()).seats_used).toBe(seats_used + 1);
  await write((tx) =>
    tx.query('update users set active = false where org_id = $1 and user_id = $2', [
      ...[fixture.acme.org_id, rows[0]?.user_id],
    ]),
  );
  expect((await read()).seats_used).toBe(seats_used);
});

test('[PLAT-11] only admins read the plan, and only that of their organisation; nothing is blocked', async () => {
  const plan: Plan = {
    ...{ plan: 'Crew', seats: 1, valid_until: '2026-01-31', features: ['Alerts'] },
  };
  await write((tx) => setPlan(tx, plan, new Date(noon).toISOString()));
  const { seats_used } = await read();
  expect(await read()).toEqual({ ...plan, seats_used });
  expect(seats_used).toBeGreaterThan(1);

  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await read(other)).plan).toBe(defaultPlan.plan);
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const { status } = await fixture.app.call('GET', '/v3/license', undefined, worker);
  expect(status).toBe(403);

  // A person more than the plan has seats, after its end.
  const body = { user_id: newId(), name_first: 'One', name_last: 'More' };
  const added = await fixture.app.call('POST', '/v2/user', body, admin);
  expect([added.status, added.text]).toEqual([200, added.text]);
  await write((tx) => setPlan(tx, null, new Date(noon).toISOString()));
  expect((await read()).plan).toBe(defaultPlan.plan);
});
