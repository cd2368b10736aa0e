import { alertMessages as messages } from '#alerts/contract';
import type { MessageResult } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { PushResult } from '#push/server';

/** What the channels of messages are called in an alert. */
const channelNames = { mail: 'email', sms: 'sms', webhook: 'webhook' } as const;

/**
 * Shows the result of a message on its notices and their alerts; other messages have none. A message
 * about an alert as a whole is shown on all of its notices.
 */
export async function recordMessageResult(
  tx: WriteTx,
  message_id: string,
  { channel, at, error, isLast }: MessageResult,
): Promise<void> {
  const alerts = await lockAlertsOf(tx, message_id);
  if (alerts.length === 0) return;
  const ok = error === null;
  const result = { [channelNames[channel]]: ok ? { at, ok } : { at, ok, error } };
  await tx.query(
    `update compliance_user_alert_logs as u set metadata = u.metadata || $3::jsonb,
       state = case when $4 and u.state in ('queued', 'failed') then 'sent'
         when not $4 and $5 and u.state = 'queued' and not ${isAwaited('$2')} then 'failed'
         else u.state end,
       error_msg = case when $4 then null when $5 then $6 else u.error_msg end
     from alert_messages as of_message
     where u.org_id = $1 and of_message.org_id = $1 and of_message.message_id = $2
       and u.compliance_alert_log_id = of_message.compliance_alert_log_id
       and (of_message.compliance_user_alert_log_id is null
         or u.compliance_user_alert_log_id = of_message.compliance_user_alert_log_id)`,
    [tx.org_id, message_id, JSON.stringify(result), ok, isLast, error],
  );
  await updateAlertStatus(tx, alerts);
}

/** Sets the status of alerts by those of their notices. */
async function updateAlertStatus(tx: WriteTx, alert_ids: readonly string[]): Promise<void> {
  await tx.query(
    `update compliance_alert_logs as a set status = case
       when exists (select from compliance_user_alert_logs as u
         where u.org_id = $1 and u.compliance_alert_log_id = a.compliance_alert_log_id
           and u.state in ('sent', 'reminded', 'acknowledged')) then 'sent'
       when exists (select from compliance_user_alert_logs as u
         where u.org_id = $1 and u.compliance_alert_log_id = a.compliance_alert_log_id
           and u.state = 'queued') then 'queued' else 'failed' end
     where a.org_id = $1 and a.compliance_alert_log_id = any($2::uuid[])`,
    [tx.org_id, alert_ids],
  );
}

/**
 * Shows on restored notices that they are not sent any more, if their dismissal withdrew all of
 * their messages.
 */
export async function recordWithdrawn(tx: WriteTx, notice_ids: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `update compliance_user_alert_logs as u set state = 'failed', error_msg = $3
     where u.org_id = $1 and u.compliance_user_alert_log_id = any($2::uuid[])
       and u.state = 'queued' and not ${isAwaited('null')}
     returning u.compliance_alert_log_id as id`,
    [tx.org_id, notice_ids, messages.withdrawn],
  );
  const alert_ids = [...new Set(rows.map(({ id }) => id))];
  if (alert_ids.length > 0) await updateAlertStatus(tx, alert_ids);
}

/**
 * SQL expression: a message of the notice `u` waits, or may still be sent.
 *
 * @param except SQL expression: the id of a message that does not count
 */
const isAwaited = (except: string) => `(exists (
  select from alert_held_messages as h
  where h.org_id = u.org_id and h.sent_at is null
    and h.compliance_user_alert_log_id = u.compliance_user_alert_log_id)
  or exists (
  select from alert_messages as m join outbox as o using (org_id, message_id)
  where m.org_id = u.org_id and m.compliance_alert_log_id = u.compliance_alert_log_id
    and (m.compliance_user_alert_log_id is null
      or m.compliance_user_alert_log_id = u.compliance_user_alert_log_id)
    and m.message_id is distinct from ${except} and o.state = 'queued'))`;

/** The ids of the alerts of a message, locked, so that two results at once see each other. */
async function lockAlertsOf(tx: WriteTx, message_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select a.compliance_alert_log_id as id
     from alert_messages as m join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where m.org_id = $1 and m.message_id = $2
     order by a.compliance_alert_log_id for update of a`,
    [tx.org_id, message_id],
  );
  return rows.map(({ id }) => id);
}

/**
 * Shows the result of a notification on its notices. They are shown in the product anyway, so
 * their state stays. One browser that was reached counts for all.
 */
export async function recordPushResult(
  tx: WriteTx,
  { notice_ids, at, error, isLast }: PushResult,
): Promise<void> {
  if (notice_ids.length === 0 || !isLast) return;
  const ok = error === null;
  await tx.query(
    `update compliance_user_alert_logs set metadata = jsonb_set(metadata, '{push,browser}', $3)
     where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[])
       and metadata ? 'push'
       and ($4 or metadata->'push'->'browser'->>'ok' is distinct from 'true')`,
    [...[tx.org_id, notice_ids], ...[JSON.stringify(ok ? { at, ok } : { at, ok, error }), ok]],
  );
}
