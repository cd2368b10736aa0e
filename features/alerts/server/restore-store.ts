import { isReminded, restoredEscalation, restoredReminder } from '#alerts/domain';
import type { AlertReason, DismissedNotice } from '#alerts/domain';
import type { Tx, WriteTx } from '#packages/database';
import { tagsOfAlert } from './alert-access.ts';
import type { AlertTags } from './alert-access.ts';
import { millis } from './engine/scope-data.ts';
import { endSettledAlerts } from './engine/settled-alerts.ts';
import { recordWithdrawn } from './message-results.ts';

/** An alert with what decides whether it can be restored. */
export interface StoredAlert extends AlertTags {
  id: string;
  active: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** When the org admins are notified: milliseconds since 1970; null for never. */
  escalates_at: number | null;
}

/** A notice with its alert. */
export interface StoredNotice {
  id: string;
  compliance_alert_log_id: string;
  user_id: string;
  active: boolean;
}

/** Alerts by id, and those of notices, locked. Alerts are locked before their notices. */
export async function lockAlerts(
  tx: WriteTx,
  alert_ids: readonly string[],
  notice_ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAlert>> {
  const { rows } = await tx.query<StoredAlert>(
    `select a.compliance_alert_log_id as id, a.active, ${tagsOfAlert('a')} as tag_ids,
       ${millis('a.created_time')} as created, ${millis('a.escalates_at')} as escalates_at
     from compliance_alert_logs as a
     where a.org_id = $1 and (a.compliance_alert_log_id = any($2::uuid[])
       or a.compliance_alert_log_id in (
         select compliance_alert_log_id from compliance_user_alert_logs
         where org_id = $1 and compliance_user_alert_log_id = any($3::uuid[])))
     order by a.compliance_alert_log_id for update of a`,
    [tx.org_id, alert_ids, notice_ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Notices by id. */
export async function findNotices(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredNotice>> {
  const { rows } = await tx.query<StoredNotice>(
    `select compliance_user_alert_log_id as id, compliance_alert_log_id, user_id, active
     from compliance_user_alert_logs
     where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[])`,
    [tx.org_id, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Restored {
  /** Dismissed alerts; the notices that were dismissed with them are restored as well. */
  alerts: readonly StoredAlert[];
  /** Dismissed notices whose alerts are active or are restored. */
  notices: readonly StoredNotice[];
}

/**
 * Makes alerts and notices active again. Nothing is sent by this. Reminders and escalation go on for
 * what is not answered and not settled.
 *
 * @param now milliseconds since 1970
 */
export async function restoreAlertLogs(
  tx: WriteTx,
  { alerts, notices }: Restored,
  now: number,
): Promise<void> {
  if (alerts.length + notices.length === 0) return;
  const restored = alerts.map((alert) => ({
    id: alert.id,
    escalates_at: isoOf(restoredEscalation(alert, now)),
  }));
  await tx.query(
    `update compliance_alert_logs as a set active = true,
       escalates_at = (r->>'escalates_at')::timestamptz
     from jsonb_array_elements($2) as r
     where a.org_id = $1 and a.compliance_alert_log_id = (r->>'id')::uuid and not a.active`,
    [tx.org_id, JSON.stringify(restored)],
  );
  const alert_ids = alerts.map(({ id }) => id);
  const ids = await restoreNotices(tx, { alert_ids, notices }, now);
  await recordWithdrawn(tx, ids);
  const changed = [...alert_ids, ...notices.map((notice) => notice.compliance_alert_log_id)];
  // Their tests may have been cleared or withdrawn meanwhile.
  await endSettledAlerts(tx, { alert_ids: changed }, now);
}

interface DismissedRow extends Omit<DismissedNotice, 'isReminded'> {
  id: string;
  reason: AlertReason;
}

/** Returns the ids of the notices that were restored. */
async function restoreNotices(
  tx: WriteTx,
  { alert_ids, notices }: { alert_ids: readonly string[]; notices: readonly StoredNotice[] },
  now: number,
): Promise<string[]> {
  const { rows } = await tx.query<DismissedRow>(
    `select u.compliance_user_alert_log_id as id, a.reason, u.is_urgent, u.auto_remind_count,
       ${millis('u.created_time')} as created,
       case when u.acked_at is null and not a.metadata ? 'settled_time'
         then ${millis('u.dismissed_reminds_at')} end as reminds_at
     from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where u.org_id = $1 and not u.active
       and (u.compliance_user_alert_log_id = any($3::uuid[])
         or (u.compliance_alert_log_id = any($2::uuid[])
           and u.dismissed_with_alert is distinct from false))
     order by u.compliance_user_alert_log_id for update of u`,
    [tx.org_id, alert_ids, notices.map(({ id }) => id)],
  );
  const restored = rows.map((row) => ({
    id: row.id,
    reminds_at: isoOf(restoredReminder({ ...row, isReminded: isReminded(row) }, now)),
  }));
  await tx.query(
    `update compliance_user_alert_logs as u set active = true, dismissed_with_alert = null,
       dismissed_reminds_at = null, reminds_at = (r->>'reminds_at')::timestamptz
     from jsonb_array_elements($2) as r
     where u.org_id = $1 and u.compliance_user_alert_log_id = (r->>'id')::uuid`,
    [tx.org_id, JSON.stringify(restored)],
  );
  return restored.map(({ id }) => id);
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
