import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import { alertHeadline, alertLines, eventOf, isUrgent, reminderPause } from '#alerts/domain';
import type { AlertContent, Candidate, Recipients } from '#alerts/domain';
import { temperatureUnit } from '#organisation/domain';
import type { Delivery } from '#notifications/domain';
import { findDeliveries } from '#notifications/server';
import { findOrganisation, findZone } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';

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
  const pending = { event: eventOf(content), isUrgent: given.isUrgent };
  const deliveries = await findDeliveries(tx, pending, user_ids, now);
  const pause = reminderPause({ is_urgent: given.isUrgent, remind_count: 0 });
  const notices = user_ids.map((user_id) => {
    const delivery = deliveries.get(user_id);
    // What was muted is reminded of when the person can be notified again.
    const reminds_at = Math.max(now + pause, delivery?.muted?.until ?? 0);
    const metadata = firstResults(channels, created_time, delivery);
    const isOff = delivery?.mail === false && delivery.muted === null;
    const state = firstState({ ...channels, email: channels.email && !isOff });
    const error_msg = state === 'failed' ? (channels.email ? switchedOff : notConfigured) : null;
    return {
      ...{ id: newId(), user_id, reminds_at: new Date(reminds_at).toISOString(), metadata },
      ...{ state, error_msg },
    };
  });
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, is_urgent, escalated_at, state, error_msg, metadata,
       created_time)
     select $1, (n->>'id')::uuid, $2, (n->>'user_id')::uuid, (n->>'reminds_at')::timestamptz, $4, $5,
       n->>'state', n->>'error_msg', n->'metadata', $6
     from jsonb_array_elements($3) as n`,
    [
      ...[tx.org_id, compliance_alert_log_id, JSON.stringify(notices), given.isUrgent],
      ...[given.isEscalated ? created_time : null, created_time],
    ],
  );
  if (notices.every(({ state }) => state === 'failed')) {
    await tx.query(
      `update compliance_alert_logs set status = 'failed'
       where org_id = $1 and compliance_alert_log_id = $2 and status = 'queued'`,
      [tx.org_id, compliance_alert_log_id],
    );
  }
  const mailed = notices.filter(({ user_id }) => deliveries.get(user_id)?.mail !== false);
  if (channels.email) await sendAlertMails(tx, content, mailed, parts);
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
const switchedOff = 'Switched off by the recipient';
const mutedTexts = { quiet: 'Muted: quiet hours', snoozed: 'Muted: snoozed' } as const;

/** Shown in the product: sent. By email: queued. Other channels are not set up. */
function firstState(channels: ChannelChoice): 'sent' | 'queued' | 'failed' {
  if (channels.push) return 'sent';
  return channels.email ? 'queued' : 'failed';
}

/**
 * Channels that are not set up fail at once; emails are pending. An email that the recipient does
 * not want, or not now, is not sent.
 */
function firstResults(
  channels: ChannelChoice,
  at: string,
  { muted, mail }: Delivery = { muted: null, mail: true, sms: true },
): object {
  const missing = { at, ok: false, error: notConfigured };
  const error = muted === null ? switchedOff : mutedTexts[muted.why];
  return {
    ...(muted !== null && { muted }),
    ...(channels.push && { push: { at, ok: true } }),
    ...(channels.email && !mail && { email: { at, ok: false, error } }),
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

/** Names of the people, jobs and locations of an alert. */
async function findNames(tx: Tx, { targets }: AlertContent): Promise<ReadonlyMap<string, string>> {
  const user_ids = targets.flatMap((target) => ('user_id' in target ? target.user_id : []));
  const tag_ids = targets.flatMap((target) => ('tag_ids' in target ? [...target.tag_ids] : []));
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select user_id as id, trim(name_first || ' ' || name_last) as name from users
     where org_id = $1 and user_id = any($2::uuid[])
     union all
     select tag_id, name from tags where org_id = $1 and tag_id = any($3::uuid[])`,
    [tx.org_id, user_ids, tag_ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The trigger of a rule without the fields that only the schedule needs. */
export function triggerOf(trigger: AlertTrigger & { next_run_at?: string | null }): AlertTrigger {
  const { next_run_at: _next, ...rest } = trigger;
  return rest;
}
