import PgBoss from 'pg-boss';
import type { TaskKind } from './task-kind.ts';

/**
 * Creates the tables of the task queue, with a queue for each kind, and lets the application's role
 * only queue tasks. May be called repeatedly and concurrently.
 *
 * @param connectionString of the owner of the database
 */
export async function prepareTasks(
  connectionString: string,
  kinds: readonly TaskKind<object>[],
): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, tries, pause, timeout } of kinds) {
      const options = {
        ...{ name, policy: 'standard' as const, expireInSeconds: timeout },
        ...{ retryLimit: tries - 1, retryDelay: pause, retryBackoff: true },
      };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
    await boss.getDb().executeSql(
      `select pg_advisory_xact_lock(${String(grantLock)});
       grant usage on schema pgboss to watershade_app;
       grant select on pgboss.queue to watershade_app;
       grant select, insert on pgboss.job to watershade_app`,
      [],
    );
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
}

/** Two concurrent processes must not change the same grants at once. */
const grantLock = 7_130_421;
