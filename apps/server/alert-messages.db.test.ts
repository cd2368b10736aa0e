import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#packages/database';
import { bareDatabase } from '#packages/testing/database';
import { migrations } from './composition.ts';
import { newId } from './testing/index.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('the emails of alerts that were queued before the update can still be withdrawn', async () => {
  const bare = await bareDatabase();
  const last = migrations.findIndex(({ id }) => id === '2026-11-25-1106-alert-messages');
  const options = { connectionString: bare.url, log: quiet };
  await migrate({ ...options, migrations: migrations.slice(0, last) });
  const client = new pg.Client({ connectionString: bare.url });
  await client.connect();
  // Stamps belong to the write wrapper.
  await client.query('alter table compliance_user_alert_logs disable trigger user');
  const rows: object[] = [];
  for (let count = 0; count < 2; count += 1) {
    const [org_id, alert, notice, message_id] = [newId(), newId(), newId(), newId()];
    await client.query("select set_config('app.org_id', $1, false)", [org_id]);
    await client.query(
      `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
         compliance_alert_log_id, user_id, is_urgent, state, metadata, created_time)
       values ($1, $2, $3, $1, false, 'queued', '{}', now())`,
      [org_id, notice, alert],
    );
    await client.query('insert into alert_emails values ($1, $2, $3)', [
      ...[org_id, message_id, notice],
    ]);
    rows.push({
      ...{ org_id, message_id, compliance_alert_log_id: alert },
      compliance_user_alert_log_id: notice,
    });
  }
  await client.query("select set_config('app.org_id', '', false)");
  await migrate({ ...options, migrations });
  await client.query('alter table alert_messages no force row level security');
  const found = await client.query('select * from alert_messages order by org_id');
  expect(found.rows).toEqual(rows);
  await client.end();
  await bare.drop();
});
