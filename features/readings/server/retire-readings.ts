import { z } from 'zod';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { copyDays } from '#readings/contract';
import { retireReadingsUntil } from './reading-store.ts';

/** Task that takes old readings out of the copies. */
export const retireReadings = taskKind({
  name: 'retire-readings',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Retires old readings every hour, so that copies do not grow with every reading. */
export function retireReadingsWork(services: { database: Database; now: Clock }): TaskWork {
  return taskWork({
    kind: retireReadings,
    every: '47 * * * *',
    async run() {
      await retireOldReadings(services.database, services.now());
    },
  });
}

/**
 * Marks readings older than 90 days as not active. They stay in the database and in exports.
 *
 * @param now milliseconds since 1970
 */
export async function retireOldReadings(database: Database, now: number): Promise<void> {
  const until = new Date(now - copyDays * 86_400_000).toISOString();
  const found = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_old_readings($1)', [until]),
  );
  for (const { org_id } of found.rows) {
    await database.write({ org_id, actor_user_id: null }, (tx) => retireReadingsUntil(tx, until));
  }
}
