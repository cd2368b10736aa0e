import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PushContent } from '#push/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { queueTask, taskKind } from '#packages/tasks/server';
import { insertMessages, removeWaiting } from './message-store.ts';

/** A notification ordered by a feature. The caller decides what its recipient may read. */
export interface Push extends PushContent {
  user_id: string;
  /** The notices that it is about. A single one can be acknowledged from the notification. */
  notice_ids?: readonly string[] | undefined;
  /** Path of the page that acknowledges, for a browser whose sign-in has ended. */
  ack_url?: string | undefined;
  /** Seconds after which it is not delivered any more. */
  ttl: number;
}

/** What sending needs besides the message. */
export interface PushParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
}

/** Task that sends one notification: eight tries within about three quarters of an hour. */
export const sendPushMessage = taskKind({
  name: 'send-push',
  data: z.object({ org_id: z.guid(), message_id: z.guid() }),
  tries: 8,
  pause: 20,
  timeout: 60,
});

/**
 * Sends a notification to each browser of a person, if and only if the transaction commits. Returns
 * the number of browsers.
 */
export async function sendPush(tx: WriteTx, push: Push, parts: PushParts): Promise<number> {
  const { user_id, ttl, notice_ids = [], ack_url = null, ...content } = push;
  const ids = await insertMessages(
    tx,
    {
      ...{ user_id, notice_ids, is_urgent: push.is_urgent },
      content: JSON.stringify({ ...content, ack_url }),
      topic: createHash('sha256').update(push.tag).digest('base64url').slice(0, 32),
      created_time: new Date(parts.now).toISOString(),
      expires_time: new Date(parts.now + ttl * 1000).toISOString(),
    },
    parts.newId,
  );
  for (const message_id of ids) {
    await queueTask(tx, sendPushMessage, { org_id: tx.org_id, message_id });
  }
  return ids.length;
}

/**
 * Deletes the notifications that are not sent yet and are only about these notices, and makes their
 * tokens useless.
 */
export async function withdrawPush(tx: WriteTx, notice_ids: readonly string[]): Promise<void> {
  if (notice_ids.length > 0) await removeWaiting(tx, notice_ids);
}

/** Deletes the notifications of notices, sent or not, because they name an erased person. */
export async function removePush(tx: WriteTx, notice_ids: readonly string[]): Promise<void> {
  await tx.query('delete from push_messages where org_id = $1 and notice_ids && $2::uuid[]', [
    tx.org_id,
    notice_ids,
  ]);
}
