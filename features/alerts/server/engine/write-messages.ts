import {
  isSupervisor,
  isUrgent,
  messageParagraphs,
  messageSms,
  messageSubject,
  messageTitle,
  namedPeople,
} from '#alerts/domain';
import type { AlertContent, Candidate, MessageAlerts, TextParts } from '#alerts/domain';
import { alertMessages } from '#alerts/contract';
import { sendMail, sendSms } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { sendPush } from '#push/server';
import { findTextParts } from './alert-content.ts';

/** An alert for one recipient. */
export interface Notice {
  /** Its compliance_user_alert_log_id. */
  id: string;
  compliance_alert_log_id: string;
}

/** Channels on which each recipient gets messages of their own. */
export type NoticeChannel = 'push' | 'email' | 'sms';

/** A message to one recipient on one channel. */
export interface NoticeMessage {
  user_id: string;
  channel: NoticeChannel;
  /** The number for SMS. */
  mobile: string | null;
  /** What it describes, oldest first; at least one. */
  described: readonly { notice: Notice; content: AlertContent }[];
  /** Notices that it only counts. */
  others: readonly Notice[];
}

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

interface Writing {
  tx: WriteTx;
  parts: AlertParts;
  recipient: Candidate;
  text: TextParts;
}

/** Seconds for which a notification waits for a browser without a connection. */
const notificationLife = 12 * 3600;

/** Path of a person's own alerts. */
const ownAlerts = '/monitoring/alerts?tab=users&mine=true';

/**
 * Writes messages and queues them. Each says what its recipient may know now. Who does not supervise
 * anybody any more gets only the notices of tags.
 */
export async function writeMessages(
  tx: WriteTx,
  messages: readonly NoticeMessage[],
  parts: AlertParts,
): Promise<void> {
  if (messages.length === 0) return;
  const byId = new Map(parts.candidates.map((candidate) => [candidate.user_id, candidate]));
  const described = messages.flatMap((message) => message.described);
  const text = await findTextParts(
    tx,
    described.map(({ content }) => content),
  );
  await recordNamed(tx, messages, byId);
  for (const message of messages) {
    const recipient = byId.get(message.user_id);
    const refused = refusedPart(message, recipient);
    const left = message.described.filter((each) => !refused.includes(each));
    if (refused.length > 0) {
      const others = left.length === 0 ? message.others : [];
      await refuse(tx, { ...message, described: refused, others }, parts.now);
    }
    if (recipient === undefined || left.length === 0) continue;
    await write({ ...message, described: left }, { tx, parts, recipient, text });
  }
}

/** The alerts of a message that its recipient may not get any more. */
function refusedPart(
  { described }: NoticeMessage,
  recipient: Candidate | undefined,
): NoticeMessage['described'] {
  if (recipient === undefined) return described;
  if (isSupervisor(recipient)) return [];
  return described.filter(({ content }) => content.reason !== 'tag');
}

function write(message: NoticeMessage, writing: Writing): Promise<void> {
  switch (message.channel) {
    case 'email':
      return writeEmail(message, writing);
    case 'sms':
      return writeSms(message, writing);
    case 'push':
      return writePush(message, writing);
  }
}

async function writeEmail(message: NoticeMessage, writing: Writing): Promise<void> {
  const { tx, parts, recipient, text } = writing;
  if (recipient.email === null) return;
  const alerts = alertsOf(message);
  const message_id = parts.newId();
  const single = singleNotice(message);
  await sendMail(tx, {
    ...{ message_id, user_id: message.user_id, to: recipient.email, is_secret: false },
    created_time: new Date(parts.now).toISOString(),
    subject: messageSubject(alerts, text.unit),
    paragraphs: messageParagraphs(alerts, recipient, text),
    action:
      single === null
        ? { label: 'Open alerts', url: parts.publicUrl + ownAlerts }
        : { label: 'Acknowledge', url: parts.publicUrl + acknowledgePath(single) },
  });
  await addMessage(tx, message_id, noticesOf(message));
}

async function writeSms(message: NoticeMessage, writing: Writing): Promise<void> {
  const { tx, parts, recipient, text } = writing;
  if (message.mobile === null) return;
  const alerts = alertsOf(message);
  const message_id = parts.newId();
  const single = singleNotice(message);
  const path = single === null ? ownAlerts : `${acknowledgePath(single)}&via=sms`;
  await sendSms(tx, {
    ...{ message_id, user_id: message.user_id, to: message.mobile },
    created_time: new Date(parts.now).toISOString(),
    subject: messageSubject(alerts, text.unit),
    text: messageSms(alerts, recipient, { ...text, link: parts.publicUrl + path }),
  });
  await addMessage(tx, message_id, noticesOf(message));
}

/** A reminder replaces the notification of the same notice. */
async function writePush(message: NoticeMessage, writing: Writing): Promise<void> {
  const { tx, parts, recipient, text } = writing;
  const alerts = alertsOf(message);
  const single = singleNotice(message);
  const ids = noticesOf(message).map(({ id }) => id);
  const { user_id, described } = message;
  await sendPush(
    tx,
    {
      ...{ user_id, notice_ids: ids, ttl: notificationLife },
      title: messageTitle(alerts, text.unit),
      body: messageParagraphs(alerts, recipient, text).join('\n'),
      url: ownAlerts,
      ...(single !== null && { ack_url: acknowledgePath(single) }),
      // Of several alerts only the first is in the tag, which must stay short.
      tag: `${single === null ? 'alerts' : 'alert'} ${ids[0] ?? ''}`,
      is_urgent: described.some(({ content }) => isUrgent(content)),
    },
    parts,
  );
}

function alertsOf({ described, others }: NoticeMessage): MessageAlerts {
  const contents = described.map(({ content }) => content);
  return { contents, count: described.length + others.length };
}

function noticesOf({ described, others }: NoticeMessage): Notice[] {
  return [...described.map(({ notice }) => notice), ...others];
}

function singleNotice(message: NoticeMessage): Notice | null {
  const [first, ...more] = noticesOf(message);
  return first === undefined || more.length > 0 ? null : first;
}

function acknowledgePath({ id }: Notice): string {
  return `/monitoring/alerts?ack=${id}`;
}

/**
 * Records who is named in the messages of notices, in addition to those named before: nobody in a
 * notice that is only counted.
 */
async function recordNamed(
  tx: WriteTx,
  messages: readonly NoticeMessage[],
  byId: ReadonlyMap<string, Candidate>,
): Promise<void> {
  const named = new Map(
    messages.flatMap(({ others }) => others.map(({ id }) => [id, [] as string[]] as const)),
  );
  for (const { user_id, described } of messages) {
    const recipient = byId.get(user_id);
    if (recipient === undefined) continue;
    for (const { notice, content } of described) {
      named.set(notice.id, namedPeople(content, recipient));
    }
  }
  await tx.query(
    `update compliance_user_alert_logs as u set named = array(
       select unnest(u.named) union select jsonb_array_elements_text(n->'named')::uuid)
     from jsonb_array_elements($2) as n
     where u.org_id = $1 and u.compliance_user_alert_log_id = (n->>'id')::uuid`,
    [tx.org_id, JSON.stringify([...named].map(([id, people]) => ({ id, named: people })))],
  );
}

/** Shows on notices that their recipient does not supervise anybody any more. */
async function refuse(tx: WriteTx, message: NoticeMessage, now: number): Promise<void> {
  const { channel } = message;
  const result = { at: new Date(now).toISOString(), ok: false, error: alertMessages.lostAccess };
  await tx.query(
    `update compliance_user_alert_logs set metadata = metadata || $3::jsonb,
       state = case when state = 'queued' then 'failed' else state end,
       error_msg = case when state = 'queued' then $4 else error_msg end
     where org_id = $1 and compliance_user_alert_log_id = any($2::uuid[])`,
    [
      ...[tx.org_id, noticesOf(message).map(({ id }) => id)],
      ...[JSON.stringify({ [channel]: result }), alertMessages.lostAccess],
    ],
  );
}

/** Notes that a message is about notices, so that answers withdraw it and its result is shown. */
async function addMessage(
  tx: WriteTx,
  message_id: string,
  notices: readonly Notice[],
): Promise<void> {
  await tx.query(
    `insert into alert_messages (org_id, message_id, compliance_alert_log_id,
       compliance_user_alert_log_id)
     select $1, $2, alert, notice from unnest($3::uuid[], $4::uuid[]) as given (alert, notice)`,
    [
      ...[tx.org_id, message_id, notices.map((each) => each.compliance_alert_log_id)],
      notices.map(({ id }) => id),
    ],
  );
}
