import { z } from 'zod';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { deleteImport } from './import-store.ts';

/** Task that deletes a verified file after it has expired. */
export const forgetImport = taskKind({
  name: 'forget-import',
  data: z.object({ org_id: z.guid(), import_id: z.guid() }),
  tries: 20,
  pause: 60,
  timeout: 60,
});

/** Deletes a verified file; retried later while its import is running. */
export function importWork({ database, now }: { database: Database; now: Clock }): TaskWork {
  return taskWork({
    kind: forgetImport,
    async run({ org_id, import_id }) {
      const isForgotten = await database.write({ org_id, actor_user_id: null }, (tx) =>
        deleteImport(tx, import_id, now()),
      );
      if (!isForgotten) throw new Error('The import of the file is still running.');
    },
  });
}
