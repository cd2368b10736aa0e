import { findChoices } from '#notifications/server';
import { sendMail, sendSms } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { findEmail } from './ticket-store.ts';
import type { LockedTicket } from './ticket-store.ts';

type Parts = Pick<ServerContext, 'now' | 'newId' | 'publicUrl'> & { readonly isSmsSent: boolean };

/**
 * Tells the person who opened a ticket of a reply, by the channels that they chose. The text of the
 * reply is only on the screen, which needs a sign-in.
 */
export async function notifyOfReply(
  tx: WriteTx,
  { ticket_id, number, user_id }: LockedTicket,
  { now, newId, publicUrl, isSmsSent }: Parts,
): Promise<void> {
  if (user_id === null) return;
  const choices = await findChoices(tx, [user_id]);
  const time = now();
  const created_time = new Date(time).toISOString();
  const url = `${publicUrl}/settings/tickets?ticket=${ticket_id}`;
  const subject = `Ticket ${String(number)} has a reply`;
  const sentence = `There is a reply to your ticket ${String(number)}.`;
  // An email disturbs nobody, so quiet hours delay only SMS, which then are not sent.
  const email = choices(user_id, { event: 'ticket', isUrgent: true, mayWait: false }, time);
  const to = email?.mail === true ? await findEmail(tx, user_id) : null;
  if (to !== null) {
    const mail = { message_id: newId(), user_id, to, is_secret: false, created_time };
    const action = { label: 'Open ticket', url };
    await sendMail(tx, { ...mail, subject, paragraphs: [sentence], action });
  }
  const sms = choices(user_id, { event: 'ticket', isUrgent: false, mayWait: false }, time);
  if (isSmsSent && sms?.sms === true && sms.mobile !== null) {
    const message = { message_id: newId(), user_id, to: sms.mobile, subject, created_time };
    await sendSms(tx, { ...message, text: `${sentence} ${url}` });
  }
}
