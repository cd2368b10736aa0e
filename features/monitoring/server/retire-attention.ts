import { z } from 'zod';
import { entryCopyDays } from '#monitoring/contract';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { retireEntriesUntil } from './attention-store.ts';

/** Task that takes old entries about cases out of the copies. */
export const retireAttention = taskKind({
  name: 'retire-attention',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Retires old entries every hour, so that copies do not grow with every case. */
export function retireAttentionWork({
  database,
  now,
}: {
  database: Database;
  now: Clock;
}): TaskWork {
  return taskWork({
    kind: retireAttention,
    every: '17 * * * *',
    async run() {
      await retireOldAttention(database, now());
    },
  });
}

/**
 * Marks entries older than some days as not active. They stay in the database and in exports.
 *
 * @param now milliseconds since 1970
 */
export async function retireOldAttention(database: Database, now: number): Promise<void> {
  const until = new Date(now - entryCopyDays * 86_400_000).toISOString();
  const found = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_old_attention($1)', [
      until,
    ]),
  );
  for (const { org_id } of found.rows) {
    await database.write({ org_id, actor_user_id: null }, (tx) => retireEntriesUntil(tx, until));
  }
}
