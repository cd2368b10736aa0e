import { removeMessages } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import { removePush } from '#push/server';

/** Deletes what a person received, and every trace of them in the alerts about them. */
export async function eraseAlerts(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  // Messages to others name the person.
  const { rows } = await tx.query<{ message_id: string }>(
    `delete from alert_messages as m using compliance_alert_logs as a
     where m.org_id = $1 and a.org_id = $1 and a.targets::text like '%' || $2 || '%'
       and a.compliance_alert_log_id = m.compliance_alert_log_id
     returning m.message_id`,
    values,
  );
  // The same messages may be about others as well.
  await tx.query('delete from alert_messages where org_id = $1 and message_id = any($2::uuid[])', [
    ...[tx.org_id, rows.map(({ message_id }) => message_id)],
  ]);
  await removeMessages(
    tx,
    rows.map(({ message_id }) => message_id),
  );
  const { rows: notices } = await tx.query<{ id: string }>(
    `select u.compliance_user_alert_log_id as id from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where org_id = $1 and a.targets::text like '%' || $2 || '%'`,
    values,
  );
  await removePush(
    tx,
    notices.map(({ id }) => id),
  );
  await tx.query(
    `delete from alert_messages as e using compliance_user_alert_logs as u
     where e.org_id = $1 and u.org_id = $1 and u.user_id = $2
       and u.compliance_user_alert_log_id = e.compliance_user_alert_log_id`,
    values,
  );
  for (const table of [
    ...['compliance_user_alert_logs', 'compliance_high_risk_measurement_logs', 'alert_tests'],
    ...['alert_held_messages', 'tag_notices'],
  ]) {
    await tx.query(`delete from ${table} where org_id = $1 and user_id = $2`, values);
  }
  await tx.query(
    `update compliance_user_alert_logs set named = array_remove(named, $2::uuid)
     where org_id = $1 and $2::uuid = any(named)`,
    values,
  );
  await tx.query('delete from alert_states where org_id = $1 and target = $2', values);
  // People are named in targets and, in alerts about a group, one level deeper.
  await tx.query(
    `update compliance_alert_logs set
       issued_by = case when issued_by = $2::uuid then null else issued_by end,
       metadata = jsonb_set(metadata, '{skipped}', coalesce((
         select jsonb_agg(each) from jsonb_array_elements(metadata->'skipped') as each
         where each->>'user_id' <> $2::text), '[]'))
         || case when metadata ? 'test_keys' then jsonb_build_object('test_keys', coalesce((
           select jsonb_agg(metadata->'test_keys'->(nth::int - 1) order by nth)
           from jsonb_array_elements(targets) with ordinality as each (target, nth)
           where target->>'user_id' <> $2::text), '[]')) else '{}' end,
       targets = coalesce((
         select jsonb_agg(case when each ? 'people' then jsonb_set(each, '{people}', coalesce((
             select jsonb_agg(person) from jsonb_array_elements(each->'people') as person
             where person->>'user_id' <> $2::text), '[]')) else each end)
         from jsonb_array_elements(targets) as each
         where each->>'user_id' is distinct from $2::text), '[]')
     where org_id = $1 and (issued_by = $2::uuid or targets::text like '%' || $2 || '%'
       or metadata->>'skipped' like '%' || $2 || '%')`,
    values,
  );
}
