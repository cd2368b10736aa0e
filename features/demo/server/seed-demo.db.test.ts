import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOrganisationId } from '#demo/domain';
import { demoParts, freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { demoSignIns, seedDemo } from './seed-demo.ts';

const day = 24 * 3_600_000;
const noon = Date.parse('2026-11-20T04:00:00Z');
const hashPassword = (password: string) => Promise.resolve(`not a hash of ${password}`);

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('the demo is created, extended, and never created twice', async () => {
  const first = await seedDemo(fresh.database, { now: noon, hashPassword, parts: demoParts });
  expect(first.founded).toBe(true);
  expect(first.measurements).toBeGreaterThan(5000);
  expect(await count('users')).toBe(43);
  expect(await count('tags')).toBe(15);
  expect([await count('credentials'), await count('permissions')]).toEqual([10, 10]);
  expect(await count('measurements')).toBe(first.measurements);
  for (const table of [
    'custom_measurement_types',
    'link_measurement_types',
    'surveys',
    'reports',
  ]) {
    expect([table, await count(table)]).toEqual([table, 1]);
  }
  expect([await count('strategies'), await count('report_runs')]).toEqual([3, 5]);
  expect(await count('assessments')).toBe(2);
  expect([await count('programme_items'), await count('programme_checks')]).toEqual([33, 2]);
  expect([await count('referrals'), await count('stories')]).toEqual([4, 3]);
  expect(await one('select balance as value from loyalty_accounts where org_id = $1')).toBe(800);
  expect(await count('loyalty_ledger')).toBe(3);
  expect([await count('alert_rules'), await count('alert_schedules')]).toEqual([4, 3]);
  const cases = await count('compliance_high_risk_measurement_logs');
  expect(cases).toBe(6);
  expect(await count('compliance_user_alert_logs')).toBe(cases);
  // Each went to a supervisor who can be reached, and not only to the person it is about.
  const reached = `select count(*)::int as value
     from compliance_user_alert_logs as n
     join compliance_high_risk_measurement_logs as h using (org_id, compliance_alert_log_id)
     join sign_in_devices as d on d.org_id = n.org_id and d.user_id = n.user_id
     where n.org_id = $1 and n.user_id <> h.user_id`;
  expect(await one(reached)).toBe(cases);
  const open = `select count(*)::int as value from compliance_high_risk_measurement_logs
     where org_id = $1 and is_open`;
  expect(await one(`${open} and created_time > '${new Date(noon - day).toISOString()}'`)).toBe(2);
  // The others were cleared by a later, better test, and everything was done about them.
  const cleared = `select count(*)::int as value
     from compliance_high_risk_measurement_logs as h
     join measurements as m on m.org_id = h.org_id and m.measurement_id = h.re_measurement_id
     where h.org_id = $1 and not h.is_open and h.cleared_time = m.created_time
       and h.cleared_time > h.created_time and h.survey_completed and h.guidance_read
       and h.supervisor_called`;
  expect(await one(cleared)).toBe(4);
  const links = await count('link_measurements');
  expect(links).toBeGreaterThan(300);
  // Past results were emailed to nobody.
  expect(await count('outbox')).toBe(0);
  expect(await newest()).toBeLessThanOrEqual(noon);
  expect(await newest()).toBeGreaterThan(noon - day);

  const again = await seedDemo(fresh.database, { now: noon, hashPassword, parts: demoParts });
  expect(again).toEqual({ founded: false, measurements: 0 });
  expect([await count('link_measurements'), await count('report_runs')]).toEqual([links, 5]);

  const before = await lastStamp();
  const later = await seedDemo(fresh.database, {
    now: noon + 3 * day,
    hashPassword,
    parts: demoParts,
  });
  expect(later.measurements).toBeGreaterThan(20);
  expect(later.measurements).toBeLessThan(400);
  expect(await count('measurements')).toBe(first.measurements + later.measurements);
  expect(await newest()).toBeLessThanOrEqual(noon + 3 * day);
  expect(await lastStamp()).toBeGreaterThan(before);
});

test('days added one by one equal days added at once', async () => {
  const other = await freshDatabase();
  try {
    await seedDemo(other.database, { now: noon + 3 * day, hashPassword, parts: demoParts });
    const idsOf = async ({ database }: FreshDatabase) =>
      database.read(demoOrganisationId, async (tx) => {
        const found = await tx.query<{ measurement_id: string }>(
          `select measurement_id from measurements
           where org_id = $1 and created_time > $2 order by measurement_id`,
          [tx.org_id, new Date(noon - 80 * day).toISOString()],
        );
        return found.rows.map(({ measurement_id }) => measurement_id);
      });
    expect(await idsOf(other)).toEqual(await idsOf(fresh));
  } finally {
    await other.drop();
  }
});

test('two processes that start at once do not disturb each other', async () => {
  const other = await freshDatabase();
  try {
    const seeding = () => seedDemo(other.database, { now: noon, hashPassword, parts: demoParts });
    const [a, b] = await Promise.all([seeding(), seeding()]);
    const rows = await other.database.read(demoOrganisationId, (tx) =>
      tx.query<{ rows: number }>(
        'select count(*)::int as rows from measurements where org_id = $1',
        [tx.org_id],
      ),
    );
    expect(rows.rows[0]?.rows).toBe(a.measurements + b.measurements);
  } finally {
    await other.drop();
  }
});

test('the start message names three accounts', () => {
  expect(demoSignIns).toEqual([
    'owner@demo.example',
    'manager@demo.example',
    'worker@demo.example',
  ]);
});

async function count(table: string): Promise<number> {
  return one(`select count(*)::int as value from ${table} where org_id = $1`);
}

async function newest(): Promise<number> {
  return one(
    `select (extract(epoch from max(created_time)) * 1000)::bigint::text as value
     from measurements where org_id = $1`,
  );
}

async function lastStamp(): Promise<number> {
  return one(
    `select (extract(epoch from max(modified_time)) * 1000)::bigint::text as value
     from measurements where org_id = $1`,
  );
}

async function one(sql: string): Promise<number> {
  const { rows } = await fresh.database.read(demoOrganisationId, (tx) =>
    tx.query<{ value: number | string }>(sql, [tx.org_id]),
  );
  return Number(rows[0]?.value);
}
