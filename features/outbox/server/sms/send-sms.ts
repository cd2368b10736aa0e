import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { insertMessage } from '../outbox-store.ts';
import { sendKinds } from '../send-kinds.ts';

/** A text message ordered by a feature. */
export interface Sms {
  message_id: string;
  /** The person it is for. */
  user_id: string;
  /** E.164: +971501234567. */
  to: string;
  /** What the outbox shows. */
  subject: string;
  text: string;
  /** ISO time. */
  created_time: string;
}

/** Adds a text message to the outbox. It is sent if, and only if, the transaction commits. */
export async function sendSms(tx: WriteTx, { to, ...sms }: Sms): Promise<void> {
  const { org_id } = tx;
  await insertMessage(tx, { ...sms, channel: 'sms', recipient: to, html: '', is_secret: false });
  await queueTask(tx, sendKinds.sms, { org_id, message_id: sms.message_id });
}
