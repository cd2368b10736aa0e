import pg from 'pg';
import './guarded-driver.ts';
import type { Queryable } from './database.ts';
import { columnTypes } from './pool.ts';

/**
 * Runs queries on one connection of the database owner, for commands and checks of the operator. Row
 * level security applies to an owner who is no superuser: they see the tables with a policy for them.
 */
export async function asOwner<T>(
  connectionString: string,
  work: (owner: Queryable) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
    options:
      '-c timezone=UTC -c datestyle=ISO -c client_min_messages=warning -c statement_timeout=60000',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work({
      query: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
        const { rows, rowCount } = await client.query<Row>(sql, [...values]);
        return { rows, rowCount: rowCount ?? 0 };
      },
    });
  } finally {
    await client.end();
  }
}
