import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from './testing/index.ts';
import type { OrgFixture } from './testing/index.ts';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const worker = fixture.acme.id('worker_day');
  await run(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, "interval", days_of_week, created_time)
     values ($1, $2, array[$3]::uuid[], '2026-06-01T06:00Z', '2026-06-01T14:00Z', 'UTC', 4, 1, '{1}', now())`,
    [newId(), worker],
  );
  await run(
    `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
       timezone, reason, created_time)
     values ($1, $2, $3, '2026-06-01T06:00Z', '2026-06-02T06:00Z', 'UTC', '', now())`,
    [newId(), worker],
  );
  await run(
    `insert into alert_rules (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids, type,
       trigger, created_time)
     values ($1, $2, true, false, '[]', '{}', 'status', '{"kind": "status"}', now())`,
    [newId()],
  );
});
afterAll(() => fixture.leave());
beforeEach(() => switchOn('alert', 'roster', 'heat stress'));

async function run(sql: string, values: unknown[]): Promise<void> {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [org_id, ...values]),
  );
}

const switchOn = (...features: string[]) =>
  run(
    `update organisations set metadata = metadata || jsonb_build_object('_beta', $2::jsonb)
     where org_id = $1`,
    [JSON.stringify(features)],
  );

const lists = ['alert_rules', 'rosters', 'roster_user_leave'] as const;

interface CoreAnswer extends Record<(typeof lists)[number], unknown[]> {
  access_epoch: number;
  server_epoch: string;
  sync_time: string;
  full: boolean;
  digest?: Record<string, { count: number }>;
}

async function synced(state: object = {}) {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', state, admin);
  const answer = body.data as unknown as CoreAnswer;
  const rows = Object.fromEntries(lists.map((list) => [list, answer[list].length]));
  return { rows, answer };
}

test('the lists of a feature that is switched off are empty, whatever the client sends', async () => {
  const all = { alert_rules: 1, rosters: 1, roster_user_leave: 1 };
  expect((await synced()).rows).toEqual(all);
  await switchOn('alert');
  const sent = { digest: true, application_types: ['alert', 'roster', 'heat_stress'] };
  const { rows, answer } = await synced(sent);
  expect(rows).toEqual({ ...all, rosters: 0, roster_user_leave: 0 });
  expect(answer.digest).toMatchObject({
    ...{ alert_rules: { count: 1 }, rosters: { count: 0 }, roster_user_leave: { count: 0 } },
  });
  await switchOn('roster', 'heat stress');
  expect((await synced()).rows).toEqual({ ...all, alert_rules: 0 });
});

test('a client loads the lists again when a feature is switched off or on', async () => {
  const first = (await synced()).answer;
  const { sync_time, access_epoch, server_epoch } = first;
  const state = { access_epoch, server_epoch };
  expect((await synced({ ...state, rosters: sync_time })).answer.full).toBe(false);
  await switchOn('alert', 'heat stress');
  const off = await synced({ ...state, rosters: sync_time });
  expect([off.answer.full, off.rows['rosters']]).toEqual([true, 0]);
  await switchOn('alert', 'roster', 'heat stress');
  const on = await synced({ server_epoch, access_epoch: off.answer.access_epoch });
  expect([on.answer.full, on.rows['rosters']]).toEqual([true, 1]);
});
