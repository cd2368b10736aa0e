import { outboxMessages } from '#outbox/contract';
import type { Database, WriteTx } from '#packages/database';
import type { Clock } from '#packages/kit';
import { FinalFailure } from '../message-transport.ts';
import type { MessageTransport } from '../message-transport.ts';

interface LimitOptions {
  database: Database;
  now: Clock;
  /** SMS of an organisation per day, in UTC. */
  most: number;
}

/**
 * Sends at most a number of SMS for each organisation and day, as every SMS costs money. They are
 * counted in the database before they are sent, so the limit is exact with any number of processes.
 */
export function limitedSms(
  transport: MessageTransport,
  { database, now, most }: LimitOptions,
): MessageTransport {
  return {
    ...transport,
    async send(message) {
      const context = { org_id: message.org_id, actor_user_id: null };
      const day = new Date(now()).toISOString().slice(0, 10);
      const isCounted = await database.write(context, (tx) => countSms(tx, day, most));
      if (!isCounted) throw new FinalFailure(outboxMessages.smsLimit);
      try {
        await transport.send(message);
      } catch (error) {
        // A service that is away must not use up the limit.
        await database.write(context, (tx) => uncountSms(tx, day));
        throw error;
      }
    },
  };
}

/** Counts an SMS; false if the limit of the day is reached. */
async function countSms(tx: WriteTx, day: string, most: number): Promise<boolean> {
  await tx.query('delete from sms_counts where org_id = $1 and day < $2::date - 7', [
    ...[tx.org_id, day],
  ]);
  const { rows } = await tx.query(
    `insert into sms_counts as c (org_id, day, sent) select $1, $2::date, 1 where $3::int > 0
     on conflict (org_id, day) do update set sent = c.sent + 1 where c.sent < $3 returning sent`,
    [tx.org_id, day, most],
  );
  return rows.length > 0;
}

async function uncountSms(tx: WriteTx, day: string): Promise<void> {
  await tx.query(
    'update sms_counts set sent = sent - 1 where org_id = $1 and day = $2 and sent > 0',
    [tx.org_id, day],
  );
}
