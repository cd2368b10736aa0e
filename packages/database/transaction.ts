import pg from 'pg';
import { copyOut } from './copy-out.ts';
import type { Queryable, Tx } from './database.ts';

/** A connection as a unit of work has it. */
export type Connection = Queryable & Pick<Tx, 'copy'>;

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
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a dying connection tells nobody but the client itself.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  const door = openDoor(client);
  try {
    await client.query(begin);
    const result = await work(door);
    door.close();
    const { command } = await client.query('commit');
    // After an error that the work swallowed PostgreSQL rolls back, and calls that a success.
    if (command !== 'COMMIT') {
      throw new Error('The unit of work went on after a failed query; nothing of it was stored');
    }
    return result;
  } catch (error) {
    door.close();
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/**
 * What a unit of work gets of its connection. Once closed it refuses: a query that nobody waited
 * for would else run in the next unit of work, maybe that of another organisation.
 */
function openDoor(client: pg.PoolClient): Connection & { close(): void } {
  let open = true;
  return {
    copy: async (sql, values) => {
      if (!open) throw new Error(overMessage);
      try {
        return await copyOut(client, sql, values);
      } catch (error) {
        throw withoutValues(error);
      }
    },
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
      if (!open) throw new Error(overMessage);
      try {
        const answer = await client.query<Row & pg.QueryResultRow>(sql, [...values]);
        return { rows: answer.rows, rowCount: answer.rowCount ?? 0 };
      } catch (error) {
        throw withoutValues(error);
      }
    },
    close: () => {
      open = false;
    },
  };
}

const overMessage = 'This unit of work is over; wait for each query inside it';

/**
 * PostgreSQL tells the values that it stumbled over, and errors are logged: health data stays out.
 * Class 22 (a value of the wrong form or size) has them in the message itself.
 */
function withoutValues(error: unknown): unknown {
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
