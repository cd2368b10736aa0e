import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { blankSecret, findSecretEmails } from './outbox-store.ts';
import { blankEmail } from './send-kinds.ts';

/**
 * Removes the content of a person's emails with a link, when the links were used, replaced or
 * revoked. The outbox is blanked in this transaction; a stored file is deleted shortly afterwards
 * by a task.
 */
export async function blankSecretEmails(tx: WriteTx, user_id: string): Promise<void> {
  for (const message_id of await findSecretEmails(tx, user_id)) {
    await blankSecret(tx, message_id);
    await queueTask(tx, blankEmail, { org_id: tx.org_id, message_id });
  }
}
