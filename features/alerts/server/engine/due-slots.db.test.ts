import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { findDueSlots } from './slot-store.ts';

const [first, second, third] = [1, 2, 3].map(
  (nth) => `0193b000-0000-7000-8000-00000000000${String(nth)}`,
) as [string, string, string];
const now = Date.parse('2026-11-20T04:00:00Z');
let fixture: FreshDatabase;
beforeAll(async () => {
  fixture = await freshDatabase();
});
afterAll(() => fixture.drop());

/** Slots that are due since a number of minutes, each a second later. */
const addSlots = (org_id: string, count: number, minutes: number) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into alert_schedules (org_id, alert_rule_id, version, due_at)
       select $1, gen_random_uuid(), 1, $3::timestamptz + nth * interval '1 second'
       from generate_series(1, $2::int) as nth`,
      [org_id, count, new Date(now - minutes * 60_000).toISOString()],
    ),
  );

test('the backlog of one organisation does not delay the slots of others', async () => {
  await addSlots(first, 50, 60);
  await addSlots(second, 2, 1);
  await addSlots(third, 1, 2);
  const found = await findDueSlots(fixture.database, now, 6);
  expect(found.map(({ org_id }) => org_id)).toEqual([first, third, second, first, second, first]);
  const times = found.filter(({ org_id }) => org_id === first).map(({ slot }) => slot);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
