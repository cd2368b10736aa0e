import type pg from 'pg';
import { guardClient, withoutValues } from './guarded-client.ts';
import type { Connection } from './guarded-client.ts';

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
