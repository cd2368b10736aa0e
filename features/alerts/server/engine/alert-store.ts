import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import {
  deliveryOf,
  escalationPause,
  eventOf,
  isGrouped,
  isUrgent,
  reminderPause,
  worstPlaces,
} from '#alerts/domain';
import type { AlertContent, Delivery, Recipients } from '#alerts/domain';
import type { NotificationEvent } from '#notifications/contract';
import { findChoices } from '#notifications/server';
import type { WriteTx } from '#packages/database';
import { findSetup, sendAlertWebhook, sendNoticeMessages } from './alert-messages.ts';
import type { AlertParts } from './write-messages.ts';

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
  const by = alert.origin === 'manual' ? ('hand' as const) : ('automatic' as const);
  const pending = { content: alert, channels, isUrgent: isUrgent(alert), by };
  const deliveries = await findDeliveries(tx, pending, user_ids, parts);
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by,
       alert_rule_id, slot, reason, status, metadata, targets, created_time, escalates_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[tx.org_id, compliance_alert_log_id, alert.origin, alert.issued_by],
      ...[alert.alert_rule_id, alert.slot === null ? null : new Date(alert.slot).toISOString()],
      ...[reason, statusOf(deliveries)],
      JSON.stringify(shownMetadata(alert)),
      ...[JSON.stringify(alert.targets), created_time],
      pending.isUrgent && user_ids.length > 0
        ? new Date(parts.now + escalationPause).toISOString()
        : null,
    ],
  );
  if (user_ids.length === 0) return;
  const notices = { ...pending, compliance_alert_log_id, isEscalated: false };
  await addNotices(tx, notices, deliveries, parts);
  if (!channels.webhook) return;
  await sendAlertWebhook(tx, 'alert.created', { ...alert, content: alert }, parts);
}

/** Sent when one recipient got it, failed when nobody did. */
function statusOf(deliveries: ReadonlyMap<string, Delivery>): Delivery['state'] {
  const states = new Set([...deliveries.values()].map(({ state }) => state));
  if (states.has('sent')) return 'sent';
  return states.has('queued') ? 'queued' : 'failed';
}

interface Pending {
  content: AlertContent;
  channels: ChannelChoice;
  isUrgent: boolean;
  by: 'automatic' | 'hand';
  /** By default that of the content. */
  event?: NotificationEvent;
}

/** How an alert is delivered to people, in their order. */
export async function findDeliveries(
  tx: WriteTx,
  given: Pending,
  user_ids: readonly string[],
  parts: AlertParts,
): Promise<ReadonlyMap<string, Delivery>> {
  const setup = await findSetup(tx, parts);
  const { content, channels, event = eventOf(content) } = given;
  const pending = { event, isUrgent: given.isUrgent, mayWait: isGrouped(content, given.by) };
  const choices = await findChoices(tx, pending, user_ids, parts.now);
  const at = new Date(parts.now).toISOString();
  return new Map(
    user_ids.flatMap((user_id) => {
      const choice = choices.get(user_id);
      if (choice === undefined) return [];
      return [[user_id, deliveryOf(channels, { setup, choice, at })] as const];
    }),
  );
}

interface NewNotices extends Pending {
  compliance_alert_log_id: string;
  /** Nobody answered the first ones. */
  isEscalated: boolean;
}

/** Adds notices of an alert to people, and sends their messages. */
export async function addNotices(
  tx: WriteTx,
  given: NewNotices,
  deliveries: ReadonlyMap<string, Delivery>,
  parts: AlertParts,
): Promise<void> {
  if (deliveries.size === 0) return;
  const { compliance_alert_log_id, content } = given;
  const { now, newId } = parts;
  const created_time = new Date(now).toISOString();
  const pause = reminderPause({ is_urgent: given.isUrgent, auto_remind_count: 0 }) ?? 0;
  const notices = [...deliveries].map(([user_id, delivery]) => ({
    ...{ id: newId(), user_id, compliance_alert_log_id, delivery },
    // What was muted is reminded of when the person can be notified again.
    reminds_at: new Date(Math.max(now + pause, delivery.muted?.until ?? 0)).toISOString(),
  }));
  const rows = notices.map(({ id, user_id, reminds_at, delivery }) => {
    const { state, error, results, muted } = delivery;
    const metadata = muted === null ? results : { ...results, muted };
    return { id, user_id, reminds_at, state, error_msg: error, metadata };
  });
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, is_urgent, escalated_at, state, error_msg, metadata,
       created_time)
     select $1, (n->>'id')::uuid, $2, (n->>'user_id')::uuid, (n->>'reminds_at')::timestamptz, $4, $5,
       n->>'state', n->>'error_msg', n->'metadata', $6
     from jsonb_array_elements($3) as n`,
    [
      ...[tx.org_id, compliance_alert_log_id, JSON.stringify(rows), given.isUrgent],
      ...[given.isEscalated ? created_time : null, created_time],
    ],
  );
  await sendNoticeMessages(tx, content, notices, { ...parts, by: given.by });
}

/** What everybody who sees the alert may read: nothing about a person. */
function shownMetadata(alert: NewAlert): object {
  const { reason, trigger, message, tag_ids, channels, recipients, targets } = alert;
  const [worst, ...others] = worstPlaces(trigger, targets).map((place) => ({
    ...{ value: place.value, metric: place.metric, tag_ids: place.tag_ids },
    at: new Date(place.time).toISOString(),
  }));
  return {
    ...{ message, tag_ids, trigger, channels, reason },
    ...{ skipped: recipients.skipped, target_count: targets.length },
    ...{ reading: worst, other_readings: others },
  };
}

/** The trigger of a rule without the fields that only the schedule needs. */
export function triggerOf(trigger: AlertTrigger & { next_run_at?: string | null }): AlertTrigger {
  const { next_run_at: _next, ...rest } = trigger;
  return rest;
}
