import { createHash } from 'node:crypto';
import pg from 'pg';
import { copyOut } from './copy-out.ts';
import type { Queryable, Tx } from './database.ts';

/** A connection as a unit of work has it. */
export type Connection = Queryable & Pick<Tx, 'copy'>;

/** What a unit of work has gone through, and its end. */
export interface GuardedClient extends Connection {
  /** True once a query failed, whether or not the work took notice. */
  hasFailed(): boolean;
  close(): void;
}

/**
 * What a unit of work gets of its connection. Once closed it refuses: a query that nobody waited
 * for would else run in the next unit of work, maybe that of another organisation.
 */
export function guardClient(client: pg.PoolClient): GuardedClient {
  let isOpen = true;
  let hasFailed = false;
  async function through<T>(transaction: () => Promise<T>): Promise<T> {
    if (!isOpen) throw new Error('This unit of work is over; wait for each query inside it');
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

/** PostgreSQL knows a kept statement by a name of 63 bytes at most: equal texts, equal names. */
function nameOf(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url');
}

/**
 * PostgreSQL tells the values that it stumbled over, and errors are logged: health data stays out.
 * Class 22 (a value of the wrong form or size) has them in the message itself.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  error.detail = undefined;
  error.where = undefined;
  error.internalQuery = undefined;
  if (error.code?.startsWith('22') === true) {
    const told = error.message;
    error.message = told.replace(/".*"/s, '"…"');
    if (error.stack !== undefined) {
      error.stack = error.stack.replace(told, () => error.message);
    }
  }
  return error;
}
