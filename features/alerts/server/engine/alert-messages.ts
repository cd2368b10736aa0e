import { alertEvent, alertLines, alertSms, alertSubject, namedPeople } from '#alerts/domain';
import type { AlertContent, Candidate, ChannelSetup, Delivery, EventTag } from '#alerts/domain';
import { temperatureUnit } from '#organisation/domain';
import { findOrganisation, findZone } from '#organisation/server';
import { isWebhookSet, sendMail, sendSms, sendWebhook } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { findNames } from './alert-names.ts';
import { sendAlertPushes } from './alert-push.ts';

export interface AlertParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  publicUrl: string;
  /** An SMS service is configured. */
  isSmsSent: boolean;
  /** Everybody who may receive an alert. */
  candidates: readonly Candidate[];
}

/** Which channels are configured for the organisation. */
export async function findSetup(
  tx: Tx,
  { isSmsSent }: Pick<AlertParts, 'isSmsSent'>,
): Promise<ChannelSetup> {
  return { sms: isSmsSent, webhook: await isWebhookSet(tx) };
}

/** An alert for one recipient. */
export interface Notice {
  /** Its compliance_user_alert_log_id. */
  id: string;
  user_id: string;
  compliance_alert_log_id: string;
}

/** A notice with the messages that its recipient gets. */
export interface DeliveredNotice extends Notice {
  delivery: Pick<Delivery, 'has' | 'mobile'>;
}

/**
 * Sends the notifications, emails and text messages of notices. Each says what its recipient may know.
 */
export async function sendNoticeMessages(
  tx: WriteTx,
  content: AlertContent,
  notices: readonly DeliveredNotice[],
  parts: AlertParts,
): Promise<void> {
  const { now, newId, publicUrl, candidates } = parts;
  await recordNamed(tx, content, notices, parts);
  const notified = notices.filter(({ delivery }) => delivery.has.push);
  if (notified.length > 0) await sendAlertPushes(tx, content, notified, parts);
  if (!notices.some(({ delivery: { has } }) => has.email || has.sms)) return;
  const byId = new Map(candidates.map((candidate) => [candidate.user_id, candidate]));
  const unit = temperatureUnit((await findOrganisation(tx))?.metadata ?? {});
  const names = await findNames(tx, content);
  const text = { nameOf: (id: string) => names.get(id) ?? '', unit, zone: await findZone(tx) };
  const created_time = new Date(now).toISOString();
  const subject = alertSubject(content, unit);
  for (const notice of notices) {
    const { id, user_id, delivery } = notice;
    const recipient = byId.get(user_id);
    if (recipient === undefined) continue;
    const { email } = recipient;
    const link = `${publicUrl}/monitoring/alerts?ack=${id}`;
    if (delivery.has.email && email !== null) {
      const message_id = newId();
      await sendMail(tx, {
        ...{ message_id, user_id, to: email, is_secret: false, created_time, subject },
        paragraphs: alertLines(content, recipient, text),
        action: { label: 'Acknowledge', url: link },
      });
      await addMessage(tx, message_id, notice);
    }
    if (delivery.has.sms && delivery.mobile !== null) {
      const message_id = newId();
      await sendSms(tx, {
        ...{ message_id, user_id, to: delivery.mobile, subject, created_time },
        text: alertSms(content, recipient, { ...text, link: `${link}&via=sms` }),
      });
      await addMessage(tx, message_id, notice);
    }
  }
}

/** Records who is named in the messages of notices, in addition to those named before. */
async function recordNamed(
  tx: WriteTx,
  content: AlertContent,
  notices: readonly DeliveredNotice[],
  { candidates }: AlertParts,
): Promise<void> {
  const byId = new Map(candidates.map((candidate) => [candidate.user_id, candidate]));
  const rows = notices.map(({ id, user_id }) => {
    const recipient = byId.get(user_id);
    return { id, named: recipient === undefined ? [] : namedPeople(content, recipient) };
  });
  await tx.query(
    `update compliance_user_alert_logs as u set named = array(
       select unnest(u.named) union select jsonb_array_elements_text(n->'named')::uuid)
     from jsonb_array_elements($2) as n
     where u.org_id = $1 and u.compliance_user_alert_log_id = (n->>'id')::uuid`,
    [tx.org_id, JSON.stringify(rows)],
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
  if (host !== null) await addMessage(tx, message_id, { id: null, compliance_alert_log_id });
}

/** Notes that a message is about an alert, so that an answer withdraws it. */
async function addMessage(
  tx: WriteTx,
  message_id: string,
  { id, compliance_alert_log_id }: { id: string | null; compliance_alert_log_id: string },
): Promise<void> {
  await tx.query(
    `insert into alert_messages (org_id, message_id, compliance_alert_log_id,
       compliance_user_alert_log_id) values ($1, $2, $3, $4)`,
    [tx.org_id, message_id, compliance_alert_log_id, id],
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
