import { z } from 'zod';
import type { Database } from '#packages/database';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';

/** Task that deletes profile views after 365 days. */
export const clearProfileViews = taskKind({
  name: 'clear-profile-views',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Deletes old profile views once a day, at night in UTC. */
export function clearProfileViewsWork({ database }: { database: Database }): TaskWork {
  return taskWork({
    kind: clearProfileViews,
    every: '37 3 * * *',
    async run() {
      await clearOldViews(database);
    },
  });
}

/** Deletes profile views older than 365 days of all organisations; returns how many. */
export async function clearOldViews(database: Database): Promise<number> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ cleared: number }>('select clear_old_profile_views() as cleared'),
  );
  return rows[0]?.cleared ?? 0;
}
