import { alertEvent, alertSubject, isGrouped } from '#alerts/domain';
import type { AlertContent, Delivery, EventTag } from '#alerts/domain';
import { sendWebhook } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import { findSubscribers } from '#push/server';
import type { Sending } from './deliveries.ts';
import { holdMessages } from './held-messages.ts';
import type { HeldMessage } from './held-messages.ts';
import { writeMessages } from './write-messages.ts';
import type { AlertParts, Notice, NoticeChannel, NoticeMessage } from './write-messages.ts';

/** A notice with the messages that its recipient gets. */
interface DeliveredNotice extends Notice {
  user_id: string;
  delivery: Pick<Delivery, 'has' | 'mobile' | 'digest_at'>;
}

/** An alert with its notices. */
interface SentAlert extends Pick<Sending, 'content' | 'by'> {
  notices: readonly DeliveredNotice[];
}

/**
 * Sends the notifications, emails and text messages of alerts: urgent ones and those by hand at
 * once, the others together with what else their recipients get in these seconds or, by email, once a
 * day.
 */
export async function sendNotices(
  tx: WriteTx,
  alerts: readonly SentAlert[],
  parts: AlertParts,
): Promise<void> {
  const subscribers = await findSubscribers(tx, notifiedBy(alerts));
  const held: HeldMessage[] = [];
  const messages: NoticeMessage[] = [];
  for (const { content, by, notices } of alerts) {
    const isHeld = isGrouped(content, by);
    for (const { delivery, user_id, ...notice } of notices) {
      const { has, mobile, digest_at } = delivery;
      const channels: NoticeChannel[] = [
        ...(has.push && subscribers.has(user_id) ? (['push'] as const) : []),
        ...(has.email ? (['email'] as const) : []),
        ...(has.sms ? (['sms'] as const) : []),
      ];
      const { id, compliance_alert_log_id } = notice;
      for (const channel of channels) {
        const message = { user_id, channel, mobile };
        if (isHeld) {
          const due = channel === 'email' ? digest_at : null;
          held.push({ ...message, id, compliance_alert_log_id, due });
        } else {
          const described = [{ notice: { id, compliance_alert_log_id }, content }];
          messages.push({ ...message, described, others: [] });
        }
      }
    }
  }
  await holdMessages(tx, held, parts.now);
  await writeMessages(tx, messages, parts);
}

function notifiedBy(alerts: readonly SentAlert[]): string[] {
  const notices = alerts.flatMap((alert) => alert.notices);
  return [
    ...new Set(notices.filter(({ delivery }) => delivery.has.push).map(({ user_id }) => user_id)),
  ];
}

/** An alert as the webhook describes it. */
export interface WebhookAlert {
  compliance_alert_log_id: string;
  alert_rule_id: string | null;
  origin: 'manual' | 'rule';
  tag_ids: readonly string[];
  content: AlertContent;
}

/** Sends one request about an alert to the webhook of the organisation, if there is one. */
export async function sendAlertWebhook(
  tx: WriteTx,
  type: 'alert.created' | 'alert.reminded',
  { compliance_alert_log_id, alert_rule_id, origin, tag_ids, content }: WebhookAlert,
  { now, newId, publicUrl }: AlertParts,
): Promise<void> {
  const message_id = newId();
  const host = await sendWebhook(tx, {
    ...{ message_id, type, created_time: new Date(now).toISOString() },
    subject: alertSubject(content, 'C'),
    data: alertEvent(content, {
      ...{ alert_id: compliance_alert_log_id, rule_id: alert_rule_id, origin },
      tags: await findTags(tx, tag_ids),
      link: `${publicUrl}/monitoring/alerts?open=${compliance_alert_log_id}`,
    }),
  });
  if (host === null) return;
  // No notice: it is about the alert as a whole.
  await tx.query(
    `insert into alert_messages (org_id, message_id, compliance_alert_log_id) values ($1, $2, $3)`,
    [tx.org_id, message_id, compliance_alert_log_id],
  );
}

async function findTags(tx: Tx, tag_ids: readonly string[]): Promise<EventTag[]> {
  const { rows } = await tx.query<EventTag>(
    `select tag_id, type, name from tags where org_id = $1 and tag_id = any($2::uuid[])
     order by type, name, tag_id`,
    [tx.org_id, tag_ids],
  );
  return rows;
}
