import { z } from 'zod';
import { findOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { queueTask, taskKind } from '#packages/tasks/server';
import { oneLine, writeEmail } from '#outbox/domain';
import type { EmailParts } from '#outbox/domain';
import { linkLife } from './link-life.ts';
import { insertEmail } from './outbox-store.ts';

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

/** Task that sends one email: eight tries within about three quarters of an hour. */
export const sendEmail = taskKind({
  name: 'send-email',
  data: z.object({ org_id: z.guid(), message_id: z.guid() }),
  tries: 8,
  pause: 20,
  timeout: 60,
});

/** Task that blanks an email whose link has expired, sent or not. */
export const blankEmail = taskKind({
  name: 'blank-email',
  data: z.object({ org_id: z.guid(), message_id: z.guid() }),
  tries: 10,
  pause: 60,
  timeout: 60,
});

/** Adds an email to the outbox. It is sent if, and only if, the transaction commits. */
export async function sendMail(tx: WriteTx, mail: Mail): Promise<void> {
  const { message_id, user_id, to, is_secret, created_time, ...parts } = mail;
  const organisation = (await findOrganisation(tx))?.name ?? '';
  const email = writeEmail({ ...parts, organisation });
  const recipient = oneLine(to);
  await insertEmail(tx, { ...email, message_id, user_id, recipient, is_secret, created_time });
  const task = { org_id: tx.org_id, message_id };
  await queueTask(tx, sendEmail, task);
  if (!is_secret) return;
  await queueTask(tx, blankEmail, task, { after: new Date(Date.parse(created_time) + linkLife) });
}
