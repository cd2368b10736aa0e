import { z } from 'zod';
import { endAllAccounts } from '#auth/server';
import { revokeAllTokens } from '#devices/server';
import { deactivateOrganisation, findClosing } from '#organisation/server';
import type { Database, WriteTx } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { deactivatePeople } from '#people/server';
import { deactivatePermissions } from '#permissions/server';

/** Task that ends an organisation after its 30 days; its data contains the planned time. */
export const closeForGood = taskKind({
  name: 'close-organisation',
  data: z.object({ org_id: z.guid(), closes_time: z.string() }),
  tries: 10,
  pause: 60,
  timeout: 600,
});

/**
 * Ends an organisation: its people, permissions, credentials and sign-ins. The emails are freed;
 * the rows of people and tests are kept. If the closing was cancelled or repeated, the planned time
 * differs, and the task does nothing.
 */
export function closingWork(
  { database, now }: { database: Database; now: Clock },
  onEnded: (tx: WriteTx) => Promise<void>,
): TaskWork {
  return taskWork({
    kind: closeForGood,
    async run({ org_id, closes_time }) {
      await database.write({ org_id, actor_user_id: null }, async (tx) => {
        const found = await findClosing(tx);
        if (found?.closes_time !== closes_time) return;
        if (now() < Date.parse(closes_time)) throw new Error('The grace is not over yet.');
        await deactivatePeople(tx, 'everybody');
        await deactivatePermissions(tx, 'everybody');
        await endAllAccounts(tx);
        await revokeAllTokens(tx, now());
        await onEnded(tx);
        await deactivateOrganisation(tx);
        tx.audit({ action: 'end', entity: 'organisation', entity_id: org_id });
      });
    },
  });
}
