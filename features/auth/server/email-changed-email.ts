import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';

/** Notifies a person at their former address that the email of their account has changed. */
export async function notifyEmailChanged(
  tx: WriteTx,
  { newId, now, publicUrl }: Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  await sendMail(tx, {
    message_id: newId(),
    user_id,
    to: email,
    subject: 'Your email address was changed',
    paragraphs: [
      'The email address of your Watershade account was changed, and you have been signed out everywhere.',
      'If this was not you, contact an admin of your organisation immediately.',
    ],
    action: { label: 'Go to Watershade', url: `${publicUrl}/login` },
    is_secret: false,
    created_time: new Date(now()).toISOString(),
  });
}
