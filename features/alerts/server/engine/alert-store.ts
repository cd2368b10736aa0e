import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import { deliveryOf, isUrgent, reminderPause } from '#alerts/domain';
import type { AlertContent, ChannelSetup, Delivery, Recipients } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { findSetup, sendAlertWebhook, sendNoticeMessages } from './alert-messages.ts';
import type { AlertParts } from './alert-messages.ts';

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

/**
 * Stores an alert with a notice for each recipient, and their messages in the outbox. All of it
 * exists exactly if the transaction commits.
 */
export async function storeAlert(tx: WriteTx, alert: NewAlert, parts: AlertParts): Promise<void> {
  const { recipients, channels, reason, compliance_alert_log_id } = alert;
  const { user_ids } = recipients;
  const created_time = new Date(parts.now).toISOString();
  const setup = await findSetup(tx, parts);
  const states = deliveriesTo(user_ids, { channels, setup }, parts).map(({ state }) => state);
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by,
       alert_rule_id, slot, reason, status, metadata, targets, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[tx.org_id, compliance_alert_log_id, alert.origin, alert.issued_by],
      ...[alert.alert_rule_id, alert.slot === null ? null : new Date(alert.slot).toISOString()],
      ...[reason, statusOf(states)],
      JSON.stringify(shownMetadata(alert)),
      ...[JSON.stringify(alert.targets), created_time],
    ],
  );
  if (user_ids.length === 0) return;
  await addNotices(
    tx,
    {
      ...{ compliance_alert_log_id, channels, content: alert, user_ids },
      ...{ isUrgent: isUrgent(alert), isEscalated: false },
    },
    parts,
  );
  if (!channels.webhook) return;
  await sendAlertWebhook(tx, 'alert.created', { ...alert, content: alert }, parts);
}

/** Sent when one recipient got it, failed when nobody did. */
function statusOf(states: readonly Delivery['state'][]): Delivery['state'] {
  if (states.includes('sent')) return 'sent';
  return states.includes('queued') ? 'queued' : 'failed';
}

/** How each recipient is notified at first, in their order. */
function deliveriesTo(
  user_ids: readonly string[],
  { channels, setup }: { channels: ChannelChoice; setup: ChannelSetup },
  { now, candidates }: AlertParts,
): Delivery[] {
  const mobiles = new Map(candidates.map(({ user_id, mobile }) => [user_id, mobile]));
  const at = new Date(now).toISOString();
  return user_ids.map((user_id) =>
    deliveryOf(channels, { setup, mobile: mobiles.get(user_id) ?? null, at }),
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

/** Adds notices of an alert to people, and sends their emails and text messages. */
export async function addNotices(tx: WriteTx, given: NewNotices, parts: AlertParts): Promise<void> {
  const { compliance_alert_log_id, user_ids, channels, content } = given;
  if (user_ids.length === 0) return;
  const { now, newId } = parts;
  const created_time = new Date(now).toISOString();
  const notices = user_ids.map((user_id) => ({ id: newId(), user_id, compliance_alert_log_id }));
  const setup = await findSetup(tx, parts);
  const deliveries = deliveriesTo(user_ids, { channels, setup }, parts);
  const pause = reminderPause({ is_urgent: given.isUrgent, remind_count: 0 });
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, is_urgent, escalated_at, state, error_msg, metadata,
       created_time)
     select $1, id, $2, user_id, $8, $9, $10, state, error_msg, metadata, $11
     from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::jsonb[])
       as given (id, user_id, state, error_msg, metadata)`,
    [
      ...[tx.org_id, compliance_alert_log_id],
      ...[notices.map(({ id }) => id), user_ids],
      ...[deliveries.map(({ state }) => state), deliveries.map(({ error }) => error)],
      deliveries.map(({ results }) => JSON.stringify(results)),
      ...[new Date(now + pause).toISOString(), given.isUrgent],
      ...[given.isEscalated ? created_time : null, created_time],
    ],
  );
  await sendNoticeMessages(tx, content, { notices, channels }, parts);
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

/** The trigger of a rule without the fields that only the schedule needs. */
export function triggerOf(trigger: AlertTrigger & { next_run_at?: string | null }): AlertTrigger {
  const { next_run_at: _next, ...rest } = trigger;
  return rest;
}
