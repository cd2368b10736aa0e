import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';

/**
 * Notifies a person by email that their password was changed, as it may have been somebody else.
 */
export async function notifyPasswordChanged(
  tx: WriteTx,
  { newId, now, publicUrl }: Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  await sendMail(tx, {
    message_id: newId(),
    user_id,
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Watershade account was changed, and you have been signed out everywhere else.',
      'If this was not you, set a new password immediately.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    is_secret: false,
    created_time: new Date(now()).toISOString(),
  });
}
