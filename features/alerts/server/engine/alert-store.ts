import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import {
  escalationPause,
  isReminded,
  isUrgent,
  reminderPause,
  testKey,
  worstPlaces,
} from '#alerts/domain';
import type { AlertContent, Delivery, Recipients } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { sendAlertWebhook, sendNotices } from './alert-messages.ts';
import { findDeliveries } from './deliveries.ts';
import type { Sending } from './deliveries.ts';
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
 * Stores alerts with a notice for each recipient, and their messages. All of it exists exactly if
 * the transaction commits.
 */
export async function storeAlerts(
  tx: WriteTx,
  alerts: readonly NewAlert[],
  parts: AlertParts,
): Promise<void> {
  if (alerts.length === 0) return;
  const user_ids = alerts.flatMap(({ recipients }) => recipients.user_ids);
  const deliveriesOf = await findDeliveries(tx, user_ids, parts);
  const sent = alerts.map((alert) => {
    const by = alert.origin === 'manual' ? ('hand' as const) : ('automatic' as const);
    const sending = { content: alert, channels: alert.channels, by };
    const deliveries = deliveriesOf(sending, alert.recipients.user_ids);
    const { compliance_alert_log_id } = alert;
    return { ...sending, alert, compliance_alert_log_id, deliveries, isEscalated: false };
  });
  const created_time = new Date(parts.now).toISOString();
  const rows = sent.map(({ alert, deliveries }) => ({
    id: alert.compliance_alert_log_id,
    ...{ origin: alert.origin, issued_by: alert.issued_by, alert_rule_id: alert.alert_rule_id },
    slot: alert.slot === null ? null : new Date(alert.slot).toISOString(),
    ...{ reason: alert.reason, status: statusOf(deliveries), metadata: storedMetadata(alert) },
    targets: alert.targets,
    escalates_at:
      isUrgent(alert) && isReminded(alert) && alert.recipients.user_ids.length > 0
        ? new Date(parts.now + escalationPause).toISOString()
        : null,
  }));
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by,
       alert_rule_id, slot, reason, status, metadata, targets, created_time, escalates_at)
     select $1, (a->>'id')::uuid, a->>'origin', (a->>'issued_by')::uuid,
       (a->>'alert_rule_id')::uuid, (a->>'slot')::timestamptz, a->>'reason', a->>'status',
       a->'metadata', a->'targets', $3, (a->>'escalates_at')::timestamptz
     from jsonb_array_elements($2) as a`,
    [tx.org_id, JSON.stringify(rows), created_time],
  );
  await addNotices(tx, sent, parts);
  for (const { alert, channels } of sent) {
    if (!channels.webhook || alert.recipients.user_ids.length === 0) continue;
    await sendAlertWebhook(tx, 'alert.created', { ...alert, content: alert }, parts);
  }
}

/** Sent when one recipient got it, failed when nobody did. */
function statusOf(deliveries: ReadonlyMap<string, Delivery>): Delivery['state'] {
  const states = new Set([...deliveries.values()].map(({ state }) => state));
  if (states.has('sent')) return 'sent';
  return states.has('queued') ? 'queued' : 'failed';
}

interface NewNotices extends Sending {
  compliance_alert_log_id: string;
  /** By user id of the recipients. */
  deliveries: ReadonlyMap<string, Delivery>;
  /** Nobody answered the first ones. */
  isEscalated: boolean;
}

/** Adds notices of alerts to people, and sends their messages. */
export async function addNotices(
  tx: WriteTx,
  alerts: readonly NewNotices[],
  parts: AlertParts,
): Promise<void> {
  const { now, newId } = parts;
  const created_time = new Date(now).toISOString();
  const sent = alerts.map(({ deliveries, compliance_alert_log_id, ...alert }) => ({
    ...alert,
    notices: [...deliveries].map(([user_id, delivery]) => ({
      ...{ id: newId(), user_id, compliance_alert_log_id, delivery },
    })),
  }));
  const rows = sent.flatMap(({ content, isEscalated, notices }) => {
    const is_urgent = isUrgent(content);
    const pause = reminderPause({ is_urgent, auto_remind_count: 0 }) ?? 0;
    const first = isReminded(content) ? now + pause : null;
    return notices.map(({ id, user_id, compliance_alert_log_id, delivery }) => {
      const { state, error, results, muted } = delivery;
      return {
        ...{ id, user_id, alert: compliance_alert_log_id, is_urgent, state, error_msg: error },
        // What was muted is reminded of when the person can be notified again.
        reminds_at: isoOf(muted === null ? first : Math.max(first ?? 0, muted.until)),
        escalated_at: isEscalated ? created_time : null,
        metadata: muted === null ? results : { ...results, muted },
      };
    });
  });
  if (rows.length === 0) return;
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, is_urgent, escalated_at, state, error_msg, metadata,
       created_time)
     select $1, (n->>'id')::uuid, (n->>'alert')::uuid, (n->>'user_id')::uuid,
       (n->>'reminds_at')::timestamptz, (n->>'is_urgent')::boolean,
       (n->>'escalated_at')::timestamptz, n->>'state', n->>'error_msg', n->'metadata', $3
     from jsonb_array_elements($2) as n`,
    [tx.org_id, JSON.stringify(rows), created_time],
  );
  await sendNotices(tx, sent, parts);
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/**
 * What is synced. Of the people who were left out a viewer gets those whom they may see. Only
 * somebody who has the tests of a notification of a tag finds them by their keys.
 */
function storedMetadata(alert: NewAlert): object {
  const { reason, trigger, message, tag_ids, channels, recipients, targets } = alert;
  const { compliance_alert_log_id: alert_id } = alert;
  const [worst, ...others] = worstPlaces(trigger, targets).map((place) => ({
    ...{ value: place.value, metric: place.metric, tag_ids: place.tag_ids },
    at: new Date(place.time).toISOString(),
    ...(place.peak && {
      peak: { value: place.peak.value, at: new Date(place.peak.time).toISOString() },
    }),
  }));
  return {
    ...{ message, tag_ids, trigger, channels, reason },
    ...{ skipped: recipients.skipped, target_count: targets.length },
    ...{ reading: worst, other_readings: others },
    ...(reason === 'tag' && {
      test_keys: targets.flatMap((target) =>
        target.kind === 'test' ? testKey(alert_id, target.measurement_id) : [],
      ),
    }),
  };
}

/** The trigger of a rule without the fields that only the schedule needs. */
export function triggerOf(trigger: AlertTrigger & { next_run_at?: string | null }): AlertTrigger {
  const { next_run_at: _next, ...rest } = trigger;
  return rest;
}
