import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { insertMessage } from '../outbox-store.ts';
import { sendKinds } from '../send-kinds.ts';
import { findWebhook } from './webhook-store.ts';

/** A request to the webhook of the organisation, ordered by a feature. */
export interface WebhookEvent {
  message_id: string;
  /** Words with dots: 'alert.created'. */
  type: string;
  /** What the outbox shows. */
  subject: string;
  data: object;
  /** ISO time. */
  created_time: string;
}

/**
 * Adds a request to the outbox, in the envelope of Standard Webhooks. It is sent if, and only if,
 * the transaction commits.
 *
 * @returns the host of the webhook; null if there is none, then nothing is added
 */
export async function sendWebhook(tx: WriteTx, event: WebhookEvent): Promise<string | null> {
  const webhook = await findWebhook(tx);
  if (webhook === null || webhook.is_gone) return null;
  const { message_id, type, subject, data, created_time } = event;
  const { org_id } = tx;
  // The address may contain a key, so the outbox shows the host only.
  const { host } = new URL(webhook.address);
  await insertMessage(tx, {
    ...{ message_id, user_id: null, channel: 'webhook', recipient: host, subject, created_time },
    ...{ html: '', is_secret: false },
    text: JSON.stringify({ type, timestamp: created_time, data }),
  });
  await queueTask(tx, sendKinds.webhook, { org_id, message_id });
  return host;
}
