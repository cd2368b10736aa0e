import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import { noDataNotified } from './2026-11-26-0122-no-data-notified.ts';

const org_id = '0193b000-0000-7000-8000-000000000001';

test('the stored state of a rule keeps whether its notice about missing data was sent', async () => {
  const fixture = await freshDatabase();
  const state = { condition: 'no_data', alerted_at: null, missing: 4, forecast_days: [] };
  const run = (sql: string, values: unknown[] = []) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  for (const [target, is_missing_told] of [
    ['kiln', true],
    ['pit', false],
  ] as const) {
    await run(
      `insert into alert_states (org_id, alert_rule_id, target, version, state)
       values ($1, $1, $2, 1, $3)`,
      [org_id, target, JSON.stringify({ ...state, is_missing_told })],
    );
  }
  const owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  // Running it again changes nothing.
  for (let times = 0; times < 2; times += 1) await owner.query(noDataNotified.sql);
  await owner.end();
  const { rows } = await run('select target, state from alert_states order by target');
  expect(rows).toEqual([
    { target: 'kiln', state: { ...state, is_no_data_notified: true } },
    { target: 'pit', state: { ...state, is_no_data_notified: false } },
  ]);
  await fixture.drop();
});
