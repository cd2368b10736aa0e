import { createToken, hashToken } from '#auth/server';
import { pushMessages } from '#push/contract';
import { payloadText } from '#push/domain';
import type { PushAnswer, PushContent } from '#push/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import {
  findWaiting,
  markFailed,
  markSent,
  removeSubscription,
  setTokenHash,
} from './message-store.ts';
import type { WaitingMessage } from './message-store.ts';
import type { PushService } from './push-service.ts';
import { sendPushMessage } from './send-push.ts';

/** The result of one try to send a notification to a browser. */
export interface PushResult {
  /** The notices that it is about. */
  notice_ids: readonly string[];
  /** ISO time. */
  at: string;
  /** Null if the push service accepted it. */
  error: string | null;
  /** There is no further try. */
  isLast: boolean;
}

/** Records the result of a try in the transaction that marks the message, before it does. */
export type OnPushResult = (tx: WriteTx, result: PushResult) => Promise<void>;

/**
 * Why the notification of notices is not sent any more, read in the transaction that loads it; null
 * if it is. The recipient may have lost rights since it was written.
 *
 * @param content what it says, as JSON
 */
export type RefusalOfPush = (
  tx: Tx,
  notice_ids: readonly string[],
  content: string,
) => Promise<string | null>;

/** What the task needs from the feature that sent the notification. */
export interface PushHooks {
  readonly onResult?: OnPushResult;
  readonly refusalOf?: RefusalOfPush;
}

/** What the task needs at runtime. */
export interface PushTaskOptions {
  database: Database;
  now: Clock;
  push: PushService;
}

/**
 * Task that sends one notification. A push service that no longer knows the browser (404 or 410)
 * removes it; other rejections of the message are final, and everything else is tried again.
 */
export function pushTask(
  { database, now, push }: PushTaskOptions,
  { onResult = () => Promise.resolve(), refusalOf = () => Promise.resolve(null) }: PushHooks = {},
): TaskWork {
  return taskWork({
    kind: sendPushMessage,
    atOnce: 4,
    async run({ org_id, message_id }, { isLast }) {
      const context = { org_id, actor_user_id: null };
      const { message, refusal } = await database.read(org_id, async (tx) => {
        const found = await findWaiting(tx, message_id);
        const { notice_ids = [], content = '' } = found ?? {};
        return { message: found, refusal: await refusalOf(tx, notice_ids, content) };
      });
      if (message === null) return;
      const { notice_ids, subscription_id, endpoint } = message;
      const record = (tx: WriteTx, error: string | null, isEnd: boolean) =>
        onResult(tx, {
          ...{ notice_ids, error, isLast: isEnd },
          at: new Date(now()).toISOString(),
        });
      const fail = (reason: string, isEnd: boolean) =>
        database.write(context, async (tx) => {
          // First what it is about, as in an answer that withdraws the message.
          await record(tx, reason, isEnd);
          await markFailed(tx, message_id, reason, isEnd);
        });
      if (refusal !== null) return fail(refusal, true);
      const ttl = Math.floor((message.expires - now()) / 1000);
      if (ttl <= 0) return fail(pushMessages.expired, true);
      const payload = await withToken(message, (hash) =>
        database.write(context, (tx) => setTokenHash(tx, message_id, hash)),
      );
      let status: number;
      try {
        status = await push.send(
          database,
          { endpoint, p256dh: message.p256dh, auth: message.auth },
          { payload, topic: message.topic, urgency: message.is_urgent ? 'high' : 'normal', ttl },
        );
      } catch (error) {
        await fail(error instanceof Error ? error.message : String(error), isLast);
        throw error;
      }
      if (status >= 200 && status < 300) {
        const time = new Date(now()).toISOString();
        await database.write(context, async (tx) => {
          await record(tx, null, true);
          await markSent(tx, message_id, time);
        });
        return;
      }
      if (status === 404 || status === 410) {
        await database.write(context, async (tx) => {
          await record(tx, pushMessages.gone, true);
          await removeSubscription(tx, subscription_id, endpoint);
        });
        return;
      }
      const reason = `The push service responded with error ${String(status)}.`;
      if (isFinal(status)) return fail(reason, true);
      await fail(reason, isLast);
      throw new Error(reason);
    },
  });
}

/** A status that another try cannot change. Redirects are not followed. */
function isFinal(status: number): boolean {
  return status < 500 && ![408, 425, 429].includes(status);
}

/**
 * The message as the browser gets it. The token is created by each try and only its hash is stored,
 * so nobody can read it in the database.
 */
async function withToken(
  { content, notice_ids }: WaitingMessage,
  store: (hash: Buffer) => Promise<void>,
): Promise<string> {
  // Written by sendPush.
  const { ack_url, ...shown } = JSON.parse(content) as PushContent & { ack_url: string | null };
  let ack: PushAnswer | null = null;
  if (notice_ids.length === 1 && ack_url !== null) {
    const token = createToken();
    await store(hashToken(token));
    ack = { token, url: ack_url };
  }
  return payloadText(shown, ack);
}
