import type pg from 'pg';
import { guardClient, withoutValues } from './guarded-client.ts';
import type { Connection } from './guarded-client.ts';

/**
 * Runs a unit of work in one transaction on a connection of its own. A connection that failed is
 * thrown away instead of going back to the pool.
 *
 * @throws Error of the work or of the database; then nothing of the work stays
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
    // After an error that the work swallowed PostgreSQL rolls back, and calls that a success.
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
 * Runs a unit of work that only reads, of one snapshot. COMMIT can tell nothing new about what was
 * read, so nobody waits for it; the connection does, before it goes back to the pool.
 *
 * @throws Error of the work or of the database
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

/** Runs a statement that needs no transaction around it. */
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

/** A connection of the pool; given back with an error it is thrown away. */
async function takeConnection(pool: pg.Pool) {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a dying connection tells nobody but the client itself.
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
