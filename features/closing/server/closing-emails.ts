import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { dateText } from '#packages/kit';
import { findSignedInUser } from '#people/server';

/** Notifies every owner by email that the organisation will end, or that this was cancelled. */
export async function notifyOwners(
  tx: WriteTx,
  { newId, now, publicUrl }: Pick<ServerContext, 'newId' | 'now' | 'publicUrl'>,
  owners: readonly string[],
  { closes_time }: { closes_time: string | null },
): Promise<void> {
  for (const user_id of owners) {
    const to = (await findSignedInUser(tx, user_id))?.email ?? null;
    if (to === null) continue;
    await sendMail(tx, {
      ...(closes_time === null ? takenBack : closingOn(closes_time)),
      message_id: newId(),
      user_id,
      to,
      is_secret: false,
      created_time: new Date(now()).toISOString(),
      action: { label: 'Open the settings', url: `${publicUrl}/settings/close` },
    });
  }
}

const takenBack = {
  subject: 'Your organisation stays open',
  paragraphs: ['The closing of your organisation was cancelled. Everybody can work as before.'],
};

function closingOn(closes_time: string) {
  const day = dateText(Date.parse(closes_time), 'UTC');
  return {
    subject: `Your organisation will be closed on ${day}`,
    paragraphs: [
      `An owner has closed your organisation. Until ${day} data can be viewed but not changed.`,
      'Until then, any owner can cancel this. After that, nobody can sign in.',
    ],
  };
}
