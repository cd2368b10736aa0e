import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { blankSecret, findSecretLetters } from './outbox-store.ts';
import { blankLetter } from './send-mail.ts';

/**
 * The links mailed to a person work no more: used, replaced or void. What the outbox keeps of their
 * letters is blanked in this transaction, and a file that holds one is removed within moments.
 */
export async function blankSecretLetters(tx: WriteTx, user_id: string): Promise<void> {
  for (const message_id of await findSecretLetters(tx, user_id)) {
    await blankSecret(tx, message_id);
    await queueTask(tx, blankLetter, { org_id: tx.org_id, message_id });
  }
}
