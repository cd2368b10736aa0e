import type { AlertChannel } from '#alerts/contract';
import { withdrawMessages } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import type { AcknowledgeNotice } from '#push/server';
import { withdrawPush } from '#push/server';
import { tagsOfAlert } from './alert-access.ts';
import type { AlertTags } from './alert-access.ts';
import { removeHeld } from './engine/held-messages.ts';

/** A notice with what decides who may answer it. */
export interface NoticeAccess extends AlertTags {
  user_id: string;
}

/** Notices by id with their recipient and the tags of their alert. */
export async function findNoticeViewers(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NoticeAccess>> {
  const { rows } = await tx.query<NoticeAccess & { id: string }>(
    `select u.compliance_user_alert_log_id as id, u.user_id, ${tagsOfAlert('a')} as tag_ids
     from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where u.org_id = $1 and u.compliance_user_alert_log_id = any($2::uuid[])`,
    [tx.org_id, ids],
  );
  return new Map(rows.map(({ id, ...access }) => [id, access]));
}

interface Acknowledgement {
  user_id: string;
  /** ISO time. */
  time: string;
  channel: AlertChannel;
  comment: string;
}

/**
 * Acknowledges the notices of a person; the first acknowledgement stays. A channel by which there is
 * no message of a notice counts as the product itself. Returns all of these
 * notices that are acknowledged now, those that were not before, and those that were dismissed.
 */
export async function acknowledgeNotices(
  tx: WriteTx,
  ids: readonly string[],
  { user_id, time, channel, comment }: Acknowledgement,
): Promise<{ all: string[]; added: string[]; dismissed: string[] }> {
  await lockAlertsOfNotices(tx, ids);
  const { rows: added } = await tx.query<{ id: string }>(
    `update compliance_user_alert_logs as u set acked_at = $4,
       ack_via_channel = case when $5 = 'push' or ${hasMessage} then $5 else 'push' end,
       state = 'acknowledged', reminds_at = null,
       metadata = metadata || case when $6 = '' then '{}' else jsonb_build_object('comment', $6::text) end
     where org_id = $1 and user_id = $2 and compliance_user_alert_log_id = any($3::uuid[])
       and active and acked_at is null returning compliance_user_alert_log_id as id`,
    [tx.org_id, user_id, ids, time, channel, comment],
  );
  // Messages that are not sent yet are withdrawn, but the alert reached somebody.
  await tx.query(
    `update compliance_alert_logs as a set status = 'sent'
     where a.org_id = $1 and a.status <> 'sent' and a.compliance_alert_log_id in (
       select compliance_alert_log_id from compliance_user_alert_logs
       where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[]))`,
    [tx.org_id, added.map(({ id }) => id)],
  );
  const { rows } = await tx.query<{ id: string; is_acked: boolean }>(
    `select compliance_user_alert_log_id as id, acked_at is not null as is_acked
     from compliance_user_alert_logs
     where org_id = $1 and user_id = $2 and compliance_user_alert_log_id = any($3::uuid[])`,
    [tx.org_id, user_id, ids],
  );
  const idsOf = (isAcked: boolean) =>
    rows.filter(({ is_acked }) => is_acked === isAcked).map(({ id }) => id);
  return { all: idsOf(true), added: added.map(({ id }) => id), dismissed: idsOf(false) };
}

/** SQL expression: there is a message of the notice `u` on the channel `$5`. */
const hasMessage = `exists (
  select from alert_messages as m join outbox as o using (org_id, message_id)
  where m.org_id = u.org_id and m.compliance_alert_log_id = u.compliance_alert_log_id
    and (m.compliance_user_alert_log_id is null
      or m.compliance_user_alert_log_id = u.compliance_user_alert_log_id)
    and o.channel = case $5 when 'email' then 'mail' else $5 end)`;

/**
 * Locks the alerts of notices. What changes notices and their alerts locks the alerts first, as it
 * would otherwise wait for a dismissal that waits for it.
 */
async function lockAlertsOfNotices(tx: WriteTx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `select from compliance_alert_logs where org_id = $1 and compliance_alert_log_id in (
       select compliance_alert_log_id from compliance_user_alert_logs
       where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[]))
     order by compliance_alert_log_id for no key update`,
    [tx.org_id, ids],
  );
}

/** Dismisses a notice. False if it was dismissed before. */
export async function dismissNotice(tx: WriteTx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update compliance_user_alert_logs set active = false, reminds_at = null,
       dismissed_with_alert = false, dismissed_reminds_at = reminds_at
     where org_id = $1 and compliance_user_alert_log_id = $2 and active`,
    [tx.org_id, id],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Dismisses an alert with its notices. Returns their ids; 'before' if it was dismissed already, and
 * null if there is none that the caller may manage.
 */
export async function dismissAlertLog(
  tx: WriteTx,
  id: string,
  mayManage: (alert: AlertTags) => boolean,
): Promise<string[] | 'before' | null> {
  const { rows: alerts } = await tx.query<AlertTags & { active: boolean }>(
    `select a.active, ${tagsOfAlert('a')} as tag_ids from compliance_alert_logs as a
     where a.org_id = $1 and a.compliance_alert_log_id = $2 for update`,
    [tx.org_id, id],
  );
  const [alert] = alerts;
  if (alert === undefined || !mayManage(alert)) return null;
  if (!alert.active) return 'before';
  await tx.query(
    `update compliance_alert_logs set active = false
     where org_id = $1 and compliance_alert_log_id = $2`,
    [tx.org_id, id],
  );
  // Those that were dismissed before are marked as such.
  const { rows } = await tx.query<{ id: string; isDismissed: boolean }>(
    `update compliance_user_alert_logs set active = false, reminds_at = null,
       dismissed_with_alert = active,
       dismissed_reminds_at = case when active then reminds_at else dismissed_reminds_at end
     where org_id = $1 and compliance_alert_log_id = $2
       and (active or dismissed_with_alert is null)
     returning compliance_user_alert_log_id as id, dismissed_with_alert as "isDismissed"`,
    [tx.org_id, id],
  );
  return rows.filter(({ isDismissed }) => isDismissed).map((row) => row.id);
}

/**
 * Withdraws the messages of notices that are not sent yet: those about several notices once all are
 * answered, and those of their alerts once nobody is asked for an answer any more. Those that were
 * sent are never sent again.
 */
export async function withdrawOfNotices(tx: WriteTx, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ message_id: string }>(
    `select m.message_id from alert_messages as m
     where m.org_id = $1 and m.compliance_user_alert_log_id = any($2::uuid[])
       and not exists (
         select from alert_messages as o join compliance_user_alert_logs as u
           on u.org_id = $1 and u.compliance_user_alert_log_id = o.compliance_user_alert_log_id
         where o.org_id = $1 and o.message_id = m.message_id
           and u.active and u.acked_at is null)
     union all
     select m.message_id from alert_messages as m
     where m.org_id = $1 and m.compliance_user_alert_log_id is null
       and m.compliance_alert_log_id in (
         select compliance_alert_log_id from compliance_user_alert_logs
         where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[]))
       and not exists (
         select from compliance_user_alert_logs as u
         where u.org_id = $1 and u.compliance_alert_log_id = m.compliance_alert_log_id
           and u.active and u.acked_at is null)`,
    [tx.org_id, ids],
  );
  await withdrawMessages(
    tx,
    rows.map(({ message_id }) => message_id),
  );
  await removeHeld(tx, ids);
  await withdrawPush(tx, ids);
}

/** Acknowledges a notice from its notification; false if it was answered or dismissed before. */
export const acknowledgeByPush: AcknowledgeNotice = async (tx, { id, user_id, time }) => {
  await lockAlertsOfNotices(tx, [id]);
  const { rows } = await tx.query(
    `select from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where u.org_id = $1 and u.user_id = $2 and u.compliance_user_alert_log_id = $3
       and u.active and a.active for update of u`,
    [tx.org_id, user_id, id],
  );
  if (rows.length === 0) return false;
  const parts = { user_id, time, channel: 'push' as const, comment: '' };
  const { added } = await acknowledgeNotices(tx, [id], parts);
  await withdrawOfNotices(tx, [id]);
  return added.length > 0;
};
