import { alertEvent, alertSubject, isGrouped } from '#alerts/domain';
import type { AlertContent, ChannelSetup, Delivery, EventTag } from '#alerts/domain';
import { isWebhookSet, sendWebhook } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import { findSubscribers } from '#push/server';
import { holdMessages } from './held-messages.ts';
import { writeMessages } from './write-messages.ts';
import type { AlertParts, Notice, NoticeChannel } from './write-messages.ts';

/** Which channels are configured for the organisation. */
export async function findSetup(
  tx: Tx,
  { isSmsSent }: Pick<AlertParts, 'isSmsSent'>,
): Promise<ChannelSetup> {
  return { sms: isSmsSent, webhook: await isWebhookSet(tx) };
}

/** A notice with the messages that its recipient gets. */
export interface DeliveredNotice extends Notice {
  user_id: string;
  delivery: Pick<Delivery, 'has' | 'mobile' | 'digest_at'>;
}

/**
 * Sends the notifications, emails and text messages of notices: urgent ones and those by hand at
 * once, the others together with what else their recipients get in these seconds or, by email, once a
 * day.
 */
export async function sendNoticeMessages(
  tx: WriteTx,
  content: AlertContent,
  notices: readonly DeliveredNotice[],
  parts: AlertParts & { by: 'automatic' | 'hand' },
): Promise<void> {
  const subscribers = await findSubscribers(
    tx,
    notices.filter(({ delivery }) => delivery.has.push).map(({ user_id }) => user_id),
  );
  const messages = notices.flatMap(({ id, user_id, compliance_alert_log_id, delivery }) => {
    const { has, mobile, digest_at } = delivery;
    const channels: NoticeChannel[] = [
      ...(has.push && subscribers.has(user_id) ? (['push'] as const) : []),
      ...(has.email ? (['email'] as const) : []),
      ...(has.sms ? (['sms'] as const) : []),
    ];
    return channels.map((channel) => ({
      ...{ id, compliance_alert_log_id, user_id, channel, mobile },
      due: channel === 'email' ? digest_at : null,
    }));
  });
  if (isGrouped(content, parts.by)) return await holdMessages(tx, messages, parts.now);
  await writeMessages(
    tx,
    messages.map(({ user_id, channel, mobile, ...notice }) => ({
      ...{ user_id, channel, mobile, described: [{ notice, content }], others: [] },
    })),
    parts,
  );
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
