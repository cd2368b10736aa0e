import { z } from 'zod';
import { eraseAccount } from '#auth/server';
import type { Database } from '#packages/database';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';

/** Task that deletes the kept rights of a removed person; queued at the removal. */
export const forgetRemoved = taskKind({
  name: 'forget-removed',
  data: z.object({ org_id: z.guid(), user_id: z.guid(), removed_time: z.string() }),
  tries: 10,
  pause: 60,
  timeout: 60,
});

/**
 * After this nobody can restore the person. If they were restored or removed again, the time of the
 * removal differs and the task does nothing.
 */
export function removedWork({ database }: { database: Database }): TaskWork {
  return taskWork({
    kind: forgetRemoved,
    async run({ org_id, user_id, removed_time }) {
      await database.write({ org_id, actor_user_id: null }, async (tx) => {
        const { rowCount } = await tx.query(
          'delete from removed_people where org_id = $1 and user_id = $2 and removed_time = $3',
          [org_id, user_id, removed_time],
        );
        if (rowCount > 0) await eraseAccount(tx, user_id);
      });
    },
  });
}
