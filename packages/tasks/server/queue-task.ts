import PgBoss from 'pg-boss';
import type { Queryable } from '#packages/database';
import type { TaskKind } from './task-kind.ts';

/** When and how often a task is to run. */
export interface TaskOptions {
  /** Not before this time. */
  after?: Date;
  /** While a task with the same key waits, another one is not queued. */
  key?: string;
}

// Never started: it only knows how a task is written down, the connection is the caller's.
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A task is queued by a transaction.')) },
});

/** Queues a task within a transaction: it exists exactly if the transaction does. */
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
