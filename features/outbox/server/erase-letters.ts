import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { removeLetters } from './outbox-store.ts';
import { blankLetter } from './send-mail.ts';

/** Mails about or to a person are gone, and so are, within moments, the files that hold one. */
export async function eraseLetters(
  tx: WriteTx,
  person: { user_id: string; email: string | null },
): Promise<void> {
  for (const message_id of await removeLetters(tx, person)) {
    await queueTask(tx, blankLetter, { org_id: tx.org_id, message_id });
  }
}
