import { createHash } from 'node:crypto';
import pg from 'pg';
import { copyOut } from './copy-out.ts';
import type { Queryable, Tx } from './database.ts';

/**
 * Runs a function in one transaction on its own connection. A broken connection is discarded and
 * does not return to the pool.
 *
 * @throws Error of the function or of the database. The transaction is then rolled back.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> {
  const { client, release } = await takeConnection(pool);
  const guarded = guardClient(client);
  try {
    await client.query(begin);
    const result = await work(guarded);
    guarded.close();
    const { command } = await client.query('commit');
    // If the function ignored a failed query, PostgreSQL rolls back and COMMIT still succeeds.
    if (command !== 'COMMIT') {
      throw new Error(`${continuedAfterFailure}; nothing of it was stored`);
    }
    release();
    return result;
  } catch (error) {
    guarded.close();
    await client.query('rollback').then(() => release(), release);
    throw withoutValues(error);
  }
}

/** Connections of a pool that calls in their COMMIT must not occupy. */
export const spareConnections = 2;

/**
 * Runs a read-only function on one snapshot. It returns without waiting for COMMIT, which cannot
 * change the result. The connection returns to the pool after COMMIT. Only when few connections are
 * left it waits, so that a caller that bounds its reads bounds the connections too.
 *
 * @throws Error of the function or of the database
 */
export async function inSnapshot<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> {
  const { client, release } = await takeConnection(pool);
  const guarded = guardClient(client);
  try {
    await client.query(begin);
    const result = await work(guarded);
    if (guarded.hasFailed()) throw new Error(continuedAfterFailure);
    return result;
  } finally {
    guarded.close();
    const ended = client.query('commit').then(() => release(), release);
    const busy = pool.totalCount - pool.idleCount;
    if (busy >= pool.options.max - spareConnections) await ended;
  }
}

/** Runs a statement without a transaction. */
export async function lookUp<Row extends object>(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { client, release } = await takeConnection(pool);
  try {
    const { rows } = await guardClient(client).query<Row>(sql, values, { keepPlan: true });
    release();
    return rows;
  } catch (error) {
    release(error);
    throw error;
  }
}

const continuedAfterFailure = 'The unit of work continued after a failed query';

/** Takes a connection from the pool. A connection that is released with an error is discarded. */
async function takeConnection(pool: pg.Pool) {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries, only this event reports a lost connection.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  return {
    client,
    release: (failure?: unknown) => {
      client.off('error', onError);
      if (failure !== undefined) broken = toError(failure);
      client.release(broken);
    },
  };
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

/** A connection inside a transaction. */
type Connection = Queryable & Pick<Tx, 'copy'>;

/** The connection of a transaction, which can be closed. */
interface GuardedClient extends Connection {
  /** True after a failed query, whether or not the caller handled the error. */
  hasFailed(): boolean;
  close(): void;
}

/**
 * The connection for a transaction. It rejects queries after it is closed. A query that was not
 * awaited would otherwise run in the next transaction, possibly of another organisation.
 */
function guardClient(client: pg.PoolClient): GuardedClient {
  let isOpen = true;
  let hasFailed = false;
  async function through<T>(transaction: () => Promise<T>): Promise<T> {
    if (!isOpen) throw new Error('This transaction has ended: await each query inside it');
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

/** The name of a prepared statement: a hash of its text, because PostgreSQL limits names to 63 bytes. */
function nameOf(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url');
}

/**
 * Removes the values from an error of PostgreSQL, because errors are logged and values can be health
 * data. Errors of class 22 (a value of the wrong form or size) have the value in their message.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  error.detail = undefined;
  error.where = undefined;
  error.internalQuery = undefined;
  if (error.code?.startsWith('22') === true) {
    const { message } = error;
    error.message = message.replace(/".*"/s, '"…"');
    if (error.stack !== undefined) {
      error.stack = error.stack.replace(message, () => error.message);
    }
  }
  return error;
}
