import { mostMessages } from '#outbox/contract';
import type { OutboxMessage } from '#outbox/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

// Of a mobile number only the end, as it belongs to the settings that only its owner reads.
const shown = `message_id, ${iso('created_time')} as time, channel,
  case when channel = 'sms' then '…' || right(recipient, 3) else recipient end as recipient, subject, state,
  attempts, last_error as error, (state <> 'queued' and not is_secret and not is_settled
    and text <> '') as can_resend`;

/** Messages of the organisation, newest first. With an id only that one, including its text. */
export async function findMessages(tx: Tx, message_id: string | null): Promise<OutboxMessage[]> {
  const { rows } = await tx.query<OutboxMessage>(
    `select ${shown}, case when $3::uuid is not null and not is_secret then text end as text
     from outbox where org_id = $1 and ($3::uuid is null or message_id = $3)
     order by created_time desc, message_id desc limit $2`,
    [tx.org_id, mostMessages, message_id],
  );
  return rows;
}

/** A message with what decides whether it may be sent again. */
type LockedMessage = OutboxMessage & { is_secret: boolean; is_settled: boolean };

/** One message, locked until the transaction ends; null if there is none. */
export async function lockMessage(tx: WriteTx, message_id: string): Promise<LockedMessage | null> {
  const { rows } = await tx.query<LockedMessage>(
    `select ${shown}, null as text, is_secret, is_settled from outbox where org_id = $1 and message_id = $2 for update`,
    [tx.org_id, message_id],
  );
  return rows[0] ?? null;
}

/** Queues a message again, as if it had never been tried. */
export async function waitAgain(tx: WriteTx, message_id: string): Promise<void> {
  await tx.query(
    `update outbox set state = 'queued', sent_time = null, last_error = null
     where org_id = $1 and message_id = $2`,
    [tx.org_id, message_id],
  );
}
