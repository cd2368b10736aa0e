import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { blankSecret, findSecretEmails } from './outbox-store.ts';
import { blankEmail } from './send-mail.ts';

/**
 * The links mailed to a person work no more: used, replaced or void. What the outbox keeps of their
 * emails is blanked in this transaction, and a file that holds one is removed within moments.
 */
export async function blankSecretEmails(tx: WriteTx, user_id: string): Promise<void> {
  for (const message_id of await findSecretEmails(tx, user_id)) {
    await blankSecret(tx, message_id);
    await queueTask(tx, blankEmail, { org_id: tx.org_id, message_id });
  }
}
