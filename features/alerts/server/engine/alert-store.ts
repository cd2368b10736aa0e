import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import { alertHeadline, alertLines, isUrgent, reminderPause } from '#alerts/domain';
import type { AlertContent, Candidate, Recipients } from '#alerts/domain';
import { temperatureUnit } from '#organisation/domain';
import { findOrganisation, findZone } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { findNames } from './alert-names.ts';
import { sendAlertPushes } from './alert-push.ts';

/** An alert to store, with the people it goes to. */
export interface NewAlert extends AlertContent {
  compliance_alert_log_id: string;
  origin: 'manual' | 'rule';
  issued_by: string | null;
  alert_rule_id: string | null;
  /** Milliseconds since 1970; null for alerts that have no slot. */
  slot: number | null;
  tag_ids: readonly string[];
  channels: ChannelChoice;
  recipients: Recipients;
}

export interface AlertParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  publicUrl: string;
  /** Everybody who may receive an alert. */
  candidates: readonly Candidate[];
}

/**
 * Stores an alert with a notice for each recipient, and their emails in the outbox. All of it exists
 * exactly if the transaction commits.
 */
export async function storeAlert(tx: WriteTx, alert: NewAlert, parts: AlertParts): Promise<void> {
  const { recipients, channels, reason } = alert;
  const created_time = new Date(parts.now).toISOString();
  const isReached = recipients.user_ids.length > 0;
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by,
       alert_rule_id, slot, reason, status, metadata, targets, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[tx.org_id, alert.compliance_alert_log_id, alert.origin, alert.issued_by],
      ...[alert.alert_rule_id, alert.slot === null ? null : new Date(alert.slot).toISOString()],
      ...[reason, isReached ? firstState(channels) : 'failed'],
      JSON.stringify(shownMetadata(alert)),
      ...[JSON.stringify(alert.targets), created_time],
    ],
  );
  await addNotices(
    tx,
    {
      ...{ compliance_alert_log_id: alert.compliance_alert_log_id, channels, content: alert },
      ...{ user_ids: recipients.user_ids, isUrgent: isUrgent(alert), isEscalated: false },
    },
    parts,
  );
}

interface NewNotices {
  compliance_alert_log_id: string;
  user_ids: readonly string[];
  channels: ChannelChoice;
  isUrgent: boolean;
  /** Nobody answered the first ones. */
  isEscalated: boolean;
  content: AlertContent;
}

/** Adds notices of an alert to people, and sends their emails. */
export async function addNotices(tx: WriteTx, given: NewNotices, parts: AlertParts): Promise<void> {
  const { compliance_alert_log_id, user_ids, channels, content } = given;
  if (user_ids.length === 0) return;
  const { now, newId } = parts;
  const created_time = new Date(now).toISOString();
  const notices = user_ids.map((user_id) => ({ id: newId(), user_id }));
  const pause = reminderPause({ is_urgent: given.isUrgent, remind_count: 0 });
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, is_urgent, escalated_at, state, error_msg, metadata,
       created_time)
     select $1, id, $2, user_id, $5, $6, $7, $8, $9, $10, $11
     from unnest($3::uuid[], $4::uuid[]) as given (id, user_id)`,
    [
      ...[tx.org_id, compliance_alert_log_id],
      ...[notices.map(({ id }) => id), notices.map(({ user_id }) => user_id)],
      ...[new Date(now + pause).toISOString(), given.isUrgent],
      ...[given.isEscalated ? created_time : null, firstState(channels)],
      firstState(channels) === 'failed' ? notConfigured : null,
      ...[JSON.stringify(firstResults(channels, created_time)), created_time],
    ],
  );
  if (channels.email) await sendAlertMails(tx, content, notices, parts);
  if (channels.push) await sendAlertPushes(tx, content, notices, parts);
}

/** What everybody who sees the alert may read: nothing about a person. */
function shownMetadata(alert: NewAlert): object {
  const { reason, trigger, message, tag_ids, channels, recipients, targets } = alert;
  const place = targets.find((target) => target.kind === 'place');
  return {
    ...{ message, tag_ids, trigger, channels, reason },
    ...{ skipped: recipients.skipped, target_count: targets.length },
    reading: place && {
      ...{ value: place.value, metric: place.metric, tag_ids: place.tag_ids },
      at: new Date(place.time).toISOString(),
    },
  };
}

const notConfigured = 'Channel is not configured';

/** Shown in the product: sent. By email: queued. Other channels are not set up. */
function firstState(channels: ChannelChoice): 'sent' | 'queued' | 'failed' {
  if (channels.push) return 'sent';
  return channels.email ? 'queued' : 'failed';
}

/** Channels that are not set up fail at once; emails are pending. */
function firstResults(channels: ChannelChoice, at: string): object {
  const missing = { at, ok: false, error: notConfigured };
  return {
    ...(channels.push && { push: { at, ok: true } }),
    ...(channels.sms && { sms: missing }),
    ...(channels.webhook && { webhook: missing }),
  };
}

interface Notice {
  /** Its compliance_user_alert_log_id. */
  id: string;
  user_id: string;
}

/** Sends the emails of notices. Each email says what its recipient may know. */
export async function sendAlertMails(
  tx: WriteTx,
  content: AlertContent,
  notices: readonly Notice[],
  { now, newId, publicUrl, candidates }: AlertParts,
): Promise<void> {
  const byId = new Map(candidates.map((candidate) => [candidate.user_id, candidate]));
  const unit = temperatureUnit((await findOrganisation(tx))?.metadata ?? {});
  const names = await findNames(tx, content);
  const text = { nameOf: (id: string) => names.get(id) ?? '', unit, zone: await findZone(tx) };
  for (const { id, user_id } of notices) {
    const recipient = byId.get(user_id);
    if (recipient === undefined || recipient.email === null) continue;
    const message_id = newId();
    await sendMail(tx, {
      ...{ message_id, user_id, to: recipient.email, is_secret: false },
      created_time: new Date(now).toISOString(),
      subject: `Alert: ${alertHeadline(content, unit)}`,
      paragraphs: alertLines(content, recipient, text),
      action: { label: 'Acknowledge', url: `${publicUrl}/monitoring/alerts?ack=${id}` },
    });
    await tx.query(
      `insert into alert_emails (org_id, message_id, compliance_user_alert_log_id)
       values ($1, $2, $3)`,
      [tx.org_id, message_id, id],
    );
  }
}

/** The trigger of a rule without the fields that only the schedule needs. */
export function triggerOf(trigger: AlertTrigger & { next_run_at?: string | null }): AlertTrigger {
  const { next_run_at: _next, ...rest } = trigger;
  return rest;
}
