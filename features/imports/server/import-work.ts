import { z } from 'zod';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { deleteImport } from './import-store.ts';

/** Forgetting a verified file once nobody can import it any more. */
export const forgetImport = taskKind({
  name: 'forget-import',
  data: z.object({ org_id: z.guid(), import_id: z.guid() }),
  tries: 20,
  pause: 60,
  timeout: 60,
});

/** Forgets verified files; one that is still imported a little later. */
export function importWork({ database, now }: { database: Database; now: Clock }): TaskWork {
  return taskWork({
    kind: forgetImport,
    async run({ org_id, import_id }) {
      const isForgotten = await database.write({ org_id, actor_user_id: null }, (tx) =>
        deleteImport(tx, import_id, now()),
      );
      if (!isForgotten) throw new Error('The file is still imported.');
    },
  });
}
