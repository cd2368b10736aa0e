import { createHash } from 'node:crypto';
import pg from 'pg';
import { copyOut } from './copy-out.ts';
import type { Queryable, Tx } from './database.ts';

/** A connection inside a transaction. */
export type Connection = Queryable & Pick<Tx, 'copy'>;

/** The state of a transaction's connection, and its end. */
export interface GuardedClient extends Connection {
  /** True after a failed query, whether or not the caller handled the error. */
  hasFailed(): boolean;
  close(): void;
}

/**
 * The connection for a transaction. After it is closed it rejects queries: a query that nobody
 * waited for would otherwise run in the next transaction, maybe of another organisation.
 */
export function guardClient(client: pg.PoolClient): GuardedClient {
  let isOpen = true;
  let hasFailed = false;
  async function through<T>(transaction: () => Promise<T>): Promise<T> {
    if (!isOpen) throw new Error('This transaction is over; await each query inside it');
    try {
      return await transaction();
    } catch (error) {
      hasFailed = true;
      throw withoutValues(error);
    }
  }
  return {
    copy: (sql, values) => through(() => copyOut(client, sql, values)),
    query: <Row extends object>(
      sql: string,
      values: readonly unknown[] = [],
      { keepPlan = false } = {},
    ) =>
      through(async () => {
        const text = { text: sql, values: [...values] };
        const query = keepPlan ? { ...text, name: nameOf(sql) } : text;
        const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(query);
        return { rows, rowCount: rowCount ?? 0 };
      }),
    hasFailed: () => hasFailed,
    close: () => {
      isOpen = false;
    },
  };
}

/** PostgreSQL limits names of prepared statements to 63 bytes: equal texts get equal names. */
function nameOf(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url');
}

/**
 * PostgreSQL reports the values that caused an error, and errors are logged: health data is
 * removed. Class 22 (a value of the wrong form or size) contains them in the message itself.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  error.detail = undefined;
  error.where = undefined;
  error.internalQuery = undefined;
  if (error.code?.startsWith('22') === true) {
    const notified = error.message;
    error.message = notified.replace(/".*"/s, '"…"');
    if (error.stack !== undefined) {
      error.stack = error.stack.replace(notified, () => error.message);
    }
  }
  return error;
}
