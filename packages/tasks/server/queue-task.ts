import PgBoss from 'pg-boss';
import type { Queryable } from '#packages/database';
import type { TaskKind } from './task-kind.ts';

/** When and how often a task runs. */
export interface TaskOptions {
  /** Not before this time. */
  after?: Date;
  /** While a task with the same key is queued, another one is not. */
  key?: string;
}

// Never started: it only writes tasks, on the caller's connection.
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A task must be queued in a transaction.')) },
});

/** Queues a task within a transaction: it exists exactly if the transaction commits. */
export async function queueTask<Data extends object>(
  tx: Pick<Queryable, 'query'>,
  { name, data }: TaskKind<Data>,
  given: Data,
  { after, key }: TaskOptions = {},
): Promise<void> {
  await writer.send(name, data.parse(given), {
    db: { executeSql: (sql: string, values: unknown[]) => tx.query(sql, values) },
    ...(after === undefined ? {} : { startAfter: after }),
    ...(key === undefined ? {} : { singletonKey: key, singletonSeconds: 1 }),
  });
}
