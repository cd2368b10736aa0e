import { createHash } from 'node:crypto';
import pg from 'pg';
import { copyOut } from './copy-out.ts';
import type { Queryable, Tx } from './database.ts';

/**
 * Runs a function in one transaction on its own connection. A failed connection is discarded
 * instead of returned to the pool.
 *
 * @throws Error of the function or of the database; then everything is rolled back
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> {
  const { client, giveBack } = await takeConnection(pool);
  const guarded = guardClient(client);
  try {
    await client.query(begin);
    const result = await work(guarded);
    guarded.close();
    const { command } = await client.query('commit');
    // After an error that the function ignored, PostgreSQL rolls back and reports success.
    if (command !== 'COMMIT') {
      throw new Error(`${wentOn}; nothing of it was stored`);
    }
    giveBack();
    return result;
  } catch (error) {
    guarded.close();
    await client.query('rollback').then(() => giveBack(), giveBack);
    throw withoutValues(error);
  }
}

/**
 * Runs a read-only function on one snapshot. COMMIT cannot change what was read, so the caller does
 * not wait for it; the connection does, before it returns to the pool.
 *
 * @throws Error of the function or of the database
 */
export async function inSnapshot<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> {
  const { client, giveBack } = await takeConnection(pool);
  const guarded = guardClient(client);
  try {
    await client.query(begin);
    const result = await work(guarded);
    if (guarded.hasFailed()) throw new Error(wentOn);
    return result;
  } finally {
    guarded.close();
    void client.query('commit').then(() => giveBack(), giveBack);
  }
}

/** Runs a statement without a transaction. */
export async function lookUp<Row extends object>(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { client, giveBack } = await takeConnection(pool);
  try {
    const { rows } = await guardClient(client).query<Row>(sql, values, { keepPlan: true });
    giveBack();
    return rows;
  } catch (error) {
    giveBack(error);
    throw error;
  }
}

const wentOn = 'The unit of work went on after a failed query';

/** A connection of the pool; if released with an error, it is discarded. */
async function takeConnection(pool: pg.Pool) {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a lost connection is only reported on the client itself.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  return {
    client,
    giveBack: (failure?: unknown) => {
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

/** The state of a transaction's connection, and its end. */
interface GuardedClient extends Connection {
  /** True after a failed query, whether or not the caller handled the error. */
  hasFailed(): boolean;
  close(): void;
}

/**
 * The connection for a transaction. After it is closed it rejects queries: a query that nobody
 * waited for would otherwise run in the next transaction, maybe of another organisation.
 */
function guardClient(client: pg.PoolClient): GuardedClient {
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
function withoutValues(error: unknown): unknown {
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
