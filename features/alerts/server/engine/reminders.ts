import { reasonToSkip } from '#alerts/domain';
import type { Candidate } from '#alerts/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { isAdmin } from '#permissions/domain';
import { addNotices } from './alert-store.ts';
import { sendAlertWebhook } from './alert-messages.ts';
import { alertContent } from './alert-content.ts';
import { findDeliveries } from './deliveries.ts';
import { remindNotices } from './remind-notices.ts';
import type { Unanswered } from './remind-notices.ts';
import { findCandidates, recipientsOfTags } from './scope-data.ts';
import { isAlertOn } from './settled-alerts.ts';
import type { AlertParts } from './write-messages.ts';

/** An urgent alert that nobody answered. */
type EscalatingAlert = Pick<Unanswered, 'compliance_alert_log_id' | 'content' | 'channels'>;

/** Notices that one transaction reminds of. */
const most = 200;

/** The organisations in which a reminder is due. */
export async function findOrganisationsWithReminders(
  database: Database,
  now: number,
): Promise<string[]> {
  const rows = await database.lookUp<{ org_id: string }>(
    'select org_id from organisations_with_reminders($1)',
    [new Date(now).toISOString()],
  );
  return rows.map(({ org_id }) => org_id);
}

/**
 * Sends the reminders that are due. An urgent alert that nobody answered goes to the org admins as
 * well, also if its recipients dismissed their notices.
 *
 * @returns the number of reminders and of such alerts
 */
export async function sendReminders(
  tx: WriteTx,
  parts: Omit<AlertParts, 'candidates'>,
): Promise<number> {
  // They stay due, and each is sent once when alerts are switched on again.
  if (!(await isAlertOn(tx))) return 0;
  const escalating = await lockEscalating(tx, parts.now);
  const due = await lockDue(tx, parts.now);
  if (due.length + escalating.length === 0) return 0;
  const candidates = await findCandidates(tx, recipientsOfTags(due));
  const reminded = await remindNotices(tx, due, 'automatic', { ...parts, candidates });
  await remindWebhook(tx, reminded, { ...parts, candidates });
  for (const alert of escalating) await escalate(tx, alert, { ...parts, candidates });
  return due.length + escalating.length;
}

/** Reminds the webhook of alerts: one request for each, however many people are reminded of it. */
export async function remindWebhook(
  tx: WriteTx,
  notices: readonly Unanswered[],
  parts: AlertParts,
): Promise<void> {
  const alerts = new Map(notices.map((notice) => [notice.compliance_alert_log_id, notice]));
  for (const alert of alerts.values()) {
    if (alert.channels.webhook) await sendAlertWebhook(tx, 'alert.reminded', alert, parts);
  }
}

async function lockDue(tx: WriteTx, now: number): Promise<Unanswered[]> {
  const { rows } = await tx.query<Unanswered>(
    `${unanswered}
     where u.org_id = $1 and u.active and a.active and u.acked_at is null and u.reminds_at <= $2
     order by u.reminds_at limit $3 for update of u skip locked`,
    [tx.org_id, new Date(now).toISOString(), most],
  );
  return rows;
}

/** Notices by id with their alerts, locked; those that were answered or dismissed are left out. */
export async function lockNotices(
  tx: WriteTx,
  ids: readonly string[],
): Promise<(Unanswered & { reminded: number | null; created: number })[]> {
  const { rows } = await tx.query<Unanswered & { reminded: number | null; created: number }>(
    `${unanswered}
     where u.org_id = $1 and u.active and a.active and u.acked_at is null
       and u.compliance_user_alert_log_id = any($2::uuid[])
     order by u.compliance_user_alert_log_id for update of u`,
    [tx.org_id, ids],
  );
  return rows;
}

const unanswered = `select u.compliance_user_alert_log_id as id, u.user_id,
    u.compliance_alert_log_id, a.alert_rule_id, a.origin,
    array(select jsonb_array_elements_text(a.metadata->'tag_ids')) as tag_ids, u.is_urgent,
    u.auto_remind_count, a.metadata->'channels' as channels,
    extract(epoch from u.reminded_at)::float8 * 1000 as reminded,
    extract(epoch from u.created_time)::float8 * 1000 as created,
    a.metadata ? 'settled_time' as settled, ${alertContent} as content
  from compliance_user_alert_logs as u
  join compliance_alert_logs as a using (org_id, compliance_alert_log_id)`;

/** The urgent alerts whose time for an answer is over. They are looked at once. */
async function lockEscalating(tx: WriteTx, now: number): Promise<EscalatingAlert[]> {
  const { rows } = await tx.query<EscalatingAlert>(
    `with due as (
       select compliance_alert_log_id from compliance_alert_logs
       where org_id = $1 and active and escalates_at <= $2
       order by escalates_at limit $3 for update skip locked
     )
     update compliance_alert_logs as a set escalates_at = null from due
     where a.org_id = $1 and a.compliance_alert_log_id = due.compliance_alert_log_id
     returning a.compliance_alert_log_id, a.metadata->'channels' as channels, ${alertContent} as content`,
    [tx.org_id, new Date(now).toISOString(), most],
  );
  return rows;
}

async function escalate(
  tx: WriteTx,
  { compliance_alert_log_id, content, channels }: EscalatingAlert,
  parts: AlertParts,
): Promise<void> {
  if (!(await isEscalationOn(tx))) return;
  const { rows } = await tx.query<{ user_id: string; acked: boolean }>(
    `select user_id, acked_at is not null as acked from compliance_user_alert_logs
     where org_id = $1 and compliance_alert_log_id = $2`,
    [tx.org_id, compliance_alert_log_id],
  );
  // Somebody answered: the alert is in hands.
  if (rows.some(({ acked }) => acked)) return;
  const known = new Set(rows.map(({ user_id }) => user_id));
  const admins = parts.candidates.filter(
    (each: Candidate) => isAdmin(each) && reasonToSkip(each) === null && !known.has(each.user_id),
  );
  const sending = { content, channels, by: 'automatic' as const };
  const user_ids = admins.map(({ user_id }) => user_id);
  const deliveries = (await findDeliveries(tx, user_ids, parts))(sending, user_ids);
  const notices = { ...sending, compliance_alert_log_id, deliveries, isEscalated: true };
  await addNotices(tx, [notices], parts);
}

async function isEscalationOn(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ off: boolean }>(
    `select coalesce(metadata->>'_alert_escalation', 'true') = 'false' as off
     from organisations where org_id = $1`,
    [tx.org_id],
  );
  return rows[0]?.off !== true;
}
