import { z } from 'zod';
import { copyDays } from '#breaks/contract';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { retireBreaksUntil } from './break-store.ts';

/** Task that takes old breaks out of the copies. */
export const retireBreaks = taskKind({
  name: 'retire-breaks',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Retires old breaks every hour, so that copies do not grow with every break. */
export function retireBreaksWork({ database, now }: { database: Database; now: Clock }): TaskWork {
  return taskWork({
    kind: retireBreaks,
    every: '41 * * * *',
    async run() {
      await retireOldBreaks(database, now());
    },
  });
}

/**
 * Marks breaks older than 90 days as not active. They stay in the database and in exports.
 *
 * @param now milliseconds since 1970
 */
export async function retireOldBreaks(database: Database, now: number): Promise<void> {
  const until = new Date(now - copyDays * 86_400_000).toISOString();
  const found = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_old_breaks($1)', [until]),
  );
  for (const { org_id } of found.rows) {
    await database.write({ org_id, actor_user_id: null }, (tx) => retireBreaksUntil(tx, until));
  }
}
