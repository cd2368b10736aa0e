import { z } from 'zod';
import type { Database } from '#packages/database';
import type { Clock } from '#packages/kit';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { archiveHours } from '#sessions/contract';
import { hoursBefore, retirePeopleAndTests } from './session-store.ts';

/** Task that takes sessions out of the copies once no screen lists them. */
export const retireSessions = taskKind({
  name: 'retire-sessions',
  data: z.object({}),
  tries: 3,
  pause: 300,
  timeout: 600,
});

/** Retires old sessions every hour, so that copies do not grow with every session. */
export function retireSessionsWork({
  database,
  now,
}: {
  database: Database;
  now: Clock;
}): TaskWork {
  return taskWork({
    kind: retireSessions,
    every: '23 * * * *',
    async run() {
      await retireOldSessions(database, now());
    },
  });
}

/**
 * Marks sessions older than 120 hours as not active, with their people and tests. They stay in the
 * database and in exports.
 *
 * @param now milliseconds since 1970
 */
export async function retireOldSessions(database: Database, now: number): Promise<void> {
  const until = hoursBefore(now, archiveHours);
  const found = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_old_sessions($1)', [until]),
  );
  for (const { org_id } of found.rows) {
    await database.write({ org_id, actor_user_id: null }, async (tx) => {
      const { rows } = await tx.query<{ session_id: string }>(
        `update sessions set active = false
         where org_id = $1 and active and created_time <= $2 returning session_id`,
        [org_id, until],
      );
      await retirePeopleAndTests(
        tx,
        rows.map(({ session_id }) => session_id),
      );
    });
  }
}
