import type { Tx, WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import type { PushTarget } from './push-service.ts';

/** A notification to all browsers of a person. */
interface NewMessages {
  user_id: string;
  notice_ids: readonly string[];
  content: string;
  topic: string;
  is_urgent: boolean;
  created_time: string;
  expires_time: string;
}

/** Adds a message for each browser of a person, and deletes those of last week. Returns the ids. */
export async function insertMessages(
  tx: WriteTx,
  row: NewMessages,
  newId: NewId,
): Promise<string[]> {
  const { rows } = await tx.query<{ subscription_id: string }>(
    'select subscription_id from push_subscriptions where org_id = $1 and user_id = $2',
    [tx.org_id, row.user_id],
  );
  if (rows.length === 0) return [];
  const subscription_ids = rows.map(({ subscription_id }) => subscription_id);
  await tx.query(
    `delete from push_messages where org_id = $1 and subscription_id = any($2::uuid[])
       and created_time < $3::timestamptz - interval '7 days'`,
    [tx.org_id, subscription_ids, row.created_time],
  );
  const message_ids = subscription_ids.map(() => newId());
  await tx.query(
    `insert into push_messages (org_id, message_id, subscription_id, user_id,
       notice_ids, content, topic, is_urgent, created_time, expires_time)
     select $1, message_id, subscription_id, $4, $5, $6, $7, $8, $9, $10
     from unnest($2::uuid[], $3::uuid[]) as given (message_id, subscription_id)`,
    [
      ...[tx.org_id, message_ids, subscription_ids, row.user_id, row.notice_ids],
      ...[row.content, row.topic, row.is_urgent, row.created_time, row.expires_time],
    ],
  );
  return message_ids;
}

/** A message that waits, with the browser it goes to. */
export interface WaitingMessage extends PushTarget {
  subscription_id: string;
  notice_ids: readonly string[];
  content: string;
  topic: string;
  is_urgent: boolean;
  /** Milliseconds since 1970. */
  expires: number;
}

/** A message that is not sent yet; null if there is none, or its browser is gone. */
export async function findWaiting(tx: Tx, message_id: string): Promise<WaitingMessage | null> {
  const { rows } = await tx.query<WaitingMessage>(
    `select p.endpoint, p.p256dh, p.auth, m.subscription_id, m.notice_ids,
       m.content, m.topic, m.is_urgent,
       extract(epoch from m.expires_time)::float8 * 1000 as expires
     from push_messages as m
     join push_subscriptions as p
       on p.org_id = $1 and p.subscription_id = m.subscription_id and p.user_id = m.user_id
     where m.org_id = $1 and m.message_id = $2 and m.state <> 'sent' and m.content <> ''`,
    [tx.org_id, message_id],
  );
  return rows[0] ?? null;
}

/** Stores the hash of the token that the next try sends; an earlier one becomes useless. */
export async function setTokenHash(tx: WriteTx, message_id: string, hash: Buffer): Promise<void> {
  await tx.query(
    `update push_messages set ack_token_hash = $3 where org_id = $1 and message_id = $2`,
    [tx.org_id, message_id, hash],
  );
}

/** Uses up a token; false if another call has used it. */
export async function takeToken(tx: WriteTx, message_id: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update push_messages set ack_token_hash = null
     where org_id = $1 and message_id = $2 and ack_token_hash = $3`,
    [tx.org_id, message_id, hash],
  );
  return rowCount === 1;
}

/** Marks a message as sent, empties it, and records that its browser was reached. */
export async function markSent(tx: WriteTx, message_id: string, time: string): Promise<void> {
  await tx.query(
    `with sent as (
       update push_messages set state = 'sent', sent_time = $3, attempts = attempts + 1,
         last_error = null, content = ''
       where org_id = $1 and message_id = $2 returning subscription_id)
     update push_subscriptions as p set last_used_time = $3 from sent
     where p.org_id = $1 and p.subscription_id = sent.subscription_id`,
    [tx.org_id, message_id, time],
  );
}

/** Records a failed try. After the last one the message is emptied. */
export async function markFailed(
  tx: WriteTx,
  message_id: string,
  reason: string,
  isLast: boolean,
): Promise<void> {
  await tx.query(
    `update push_messages set attempts = attempts + 1, last_error = $3,
       state = case when $4 then 'failed' else 'queued' end,
       content = case when $4 then '' else content end
     where org_id = $1 and message_id = $2`,
    [tx.org_id, message_id, reason.slice(0, 300), isLast],
  );
}

/** Deletes a browser that takes no more messages, with all messages to it. */
export async function removeSubscription(
  tx: WriteTx,
  subscription_id: string,
  endpoint: string,
): Promise<void> {
  await tx.query(
    'delete from push_subscriptions where org_id = $1 and subscription_id = $2 and endpoint = $3',
    [tx.org_id, subscription_id, endpoint],
  );
}

/** Deletes the waiting messages that are only about these notices, and the tokens of sent ones. */
export async function removeWaiting(tx: WriteTx, notice_ids: readonly string[]): Promise<void> {
  await tx.query(
    `delete from push_messages where org_id = $1 and state = 'queued'
       and notice_ids <@ $2::uuid[] and notice_ids <> '{}'`,
    [tx.org_id, notice_ids],
  );
  await tx.query(
    `update push_messages set ack_token_hash = null
     where org_id = $1 and notice_ids && $2::uuid[] and ack_token_hash is not null`,
    [tx.org_id, notice_ids],
  );
}
