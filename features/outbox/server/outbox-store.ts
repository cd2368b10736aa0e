import type { MessageChannel } from '#outbox/contract';
import type { Email } from '#outbox/domain';
import type { Tx, WriteTx } from '#packages/database';

/** A message with its recipient. */
export interface OutboxRow extends Email {
  channel: MessageChannel;
  message_id: string;
  /** The person it is for or about, if any. */
  user_id: string | null;
  recipient: string;
  is_secret: boolean;
  created_time: string;
}

interface WaitingMessage extends Email {
  recipient: string;
  is_secret: boolean;
}

/** Adds a message; an existing one is unchanged. */
export async function insertMessage(tx: WriteTx, row: OutboxRow): Promise<void> {
  await tx.query(
    `insert into outbox (org_id, message_id, user_id, channel, recipient, subject, text, html,
       is_secret, created_time)
     values ($1, $2, $3, $10, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      ...[tx.org_id, row.message_id, row.user_id, row.recipient, row.subject, row.text],
      ...[row.html, row.is_secret, row.created_time, row.channel],
    ],
  );
}

/** A message to send; null if there is none, it was sent or settled, or its link has expired. */
export async function findWaiting(
  tx: Tx,
  channel: MessageChannel,
  message_id: string,
): Promise<WaitingMessage | null> {
  const { rows } = await tx.query<WaitingMessage>(
    `select recipient, subject, text, html, is_secret from outbox
     where org_id = $1 and message_id = $2 and channel = $3 and state <> 'sent'
       and not is_settled and text <> ''`,
    [tx.org_id, message_id, channel],
  );
  return rows[0] ?? null;
}

/** How many emails of the organisation have waited since a time. */
export async function countQueued(tx: Tx, since: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*) from outbox
     where org_id = $1 and channel = 'mail' and state = 'queued' and created_time < $2
       and not is_settled and text <> ''`,
    [tx.org_id, since.toISOString()],
  );
  return rows[0]?.count ?? 0;
}

/** Marks a message as sent and blanks its content if it is secret. */
export async function markSent(tx: WriteTx, message_id: string, time: string): Promise<void> {
  await tx.query(
    `update outbox set state = 'sent', sent_time = $3, attempts = attempts + 1, last_error = null,
       text = case when is_secret then '' else text end,
       html = case when is_secret then '' else html end
     where org_id = $1 and message_id = $2`,
    [tx.org_id, message_id, time],
  );
}

/** Records a failed try, and whether there will be another. */
export async function markFailed(
  tx: WriteTx,
  message_id: string,
  reason: string,
  isLast: boolean,
): Promise<void> {
  await tx.query(
    `update outbox set state = $4, attempts = attempts + 1, last_error = $3
     where org_id = $1 and message_id = $2`,
    [tx.org_id, message_id, reason.slice(0, 300), isLast ? 'failed' : 'queued'],
  );
}

/** Deletes messages that are not sent yet, and prevents that others are sent again. */
export async function withdrawMessages(tx: WriteTx, message_ids: readonly string[]): Promise<void> {
  if (message_ids.length === 0) return;
  await tx.query(
    `update outbox set is_settled = true
     where org_id = $1 and message_id = any($2::uuid[]) and state <> 'queued'`,
    [tx.org_id, message_ids],
  );
  await tx.query(
    `delete from outbox where org_id = $1 and message_id = any($2::uuid[]) and state = 'queued'`,
    [tx.org_id, message_ids],
  );
}

/** Deletes messages, sent or not. */
export async function removeMessages(tx: WriteTx, message_ids: readonly string[]): Promise<void> {
  await tx.query('delete from outbox where org_id = $1 and message_id = any($2::uuid[])', [
    ...[tx.org_id, message_ids],
  ]);
}

/**
 * Deletes emails about or to a person, sent or not. Returns the ids of those that could open an
 * account.
 */
export async function removeEmails(
  tx: WriteTx,
  { user_id, email }: { user_id: string; email: string | null },
): Promise<string[]> {
  const { rows } = await tx.query<{ message_id: string; is_secret: boolean }>(
    `delete from outbox where org_id = $1 and (user_id = $2 or recipient = $3)
     returning message_id, is_secret`,
    [tx.org_id, user_id, email],
  );
  return rows.filter(({ is_secret }) => is_secret).map(({ message_id }) => message_id);
}

/** More than the number of links that a person can request while one is valid. */
const mostSecretEmails = 10;

/** The newest emails to a person that hold or held a link that opens an account. */
export async function findSecretEmails(tx: WriteTx, user_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ message_id: string }>(
    `select message_id from outbox where org_id = $1 and user_id = $2 and is_secret
     order by created_time desc limit $3`,
    [tx.org_id, user_id, mostSecretEmails],
  );
  return rows.map(({ message_id }) => message_id);
}

/** Blanks the content of an email whose link has expired. A queued email becomes failed. */
export async function blankSecret(tx: WriteTx, message_id: string): Promise<void> {
  await tx.query(
    `update outbox set text = '', html = '',
       last_error = case when state = 'sent' then last_error else 'The link has expired' end,
       state = case when state = 'sent' then state else 'failed' end
     where org_id = $1 and message_id = $2 and is_secret and text <> ''`,
    [tx.org_id, message_id],
  );
}
