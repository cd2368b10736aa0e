import type { WriteTx } from '#packages/database';
import { queueTask } from '#packages/tasks/server';
import { removeEmails } from './outbox-store.ts';
import { blankEmail } from './send-kinds.ts';

/** Deletes emails about or to a person, and shortly afterwards their files. */
export async function eraseEmails(
  tx: WriteTx,
  person: { user_id: string; email: string | null },
): Promise<void> {
  for (const message_id of await removeEmails(tx, person)) {
    await queueTask(tx, blankEmail, { org_id: tx.org_id, message_id });
  }
}
