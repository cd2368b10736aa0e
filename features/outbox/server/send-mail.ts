import { findOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { oneLine, writeEmail } from '#outbox/domain';
import type { EmailParts } from '#outbox/domain';
import { linkLife } from './link-life.ts';
import { insertMessage } from './outbox-store.ts';
import { blankEmail, sendKinds } from './send-kinds.ts';

/** An email ordered by a feature. */
export interface Mail extends Omit<EmailParts, 'organisation'> {
  message_id: string;
  /** The person it is about, if any. */
  user_id: string | null;
  to: string;
  /**
   * Its link opens an account: only the recipient may read it, and its text is deleted when the
   * link expires.
   */
  is_secret: boolean;
  /** ISO time. */
  created_time: string;
}

/** Adds an email to the outbox. It is sent if, and only if, the transaction commits. */
export async function sendMail(tx: WriteTx, mail: Mail): Promise<void> {
  const { message_id, user_id, to, is_secret, created_time, ...parts } = mail;
  const organisation = (await findOrganisation(tx))?.name ?? '';
  const email = writeEmail({ ...parts, organisation });
  const recipient = oneLine(to);
  const row = { ...email, message_id, user_id, recipient, is_secret, created_time };
  await insertMessage(tx, { ...row, channel: 'mail' });
  const task = { org_id: tx.org_id, message_id };
  await queueTask(tx, sendKinds.mail, task);
  if (!is_secret) return;
  await queueTask(tx, blankEmail, task, { after: new Date(Date.parse(created_time) + linkLife) });
}
