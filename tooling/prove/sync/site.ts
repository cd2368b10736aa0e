import pg from 'pg';
import { openDatabase } from '#packages/database';
import type { Database } from '#packages/database';
import { stampedTables } from '../../../apps/server/composition.ts';
import { openActionRunner } from './action-runner.ts';
import type { ActionRunner } from './action-runner.ts';

/** One database of the proof, with the product's connection and the database owner's connection. */
export interface Site {
  readonly connectionString: string;
  readonly database: Database;
  /** Runs actions by calls of the product. */
  readonly actionRunner: ActionRunner;
  /** Queries all rows, for the oracle and the backups. */
  owner<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a migrated database. */
export function openSite(connectionString: string): Site {
  const database = openDatabase({ connectionString, stampedTables, log: quiet });
  const actionRunner = openActionRunner(database);
  const pool = new pg.Pool({ connectionString, max: 2, options: '-c timezone=UTC' });
  pool.on('error', () => undefined);
  return {
    connectionString,
    database,
    actionRunner,
    owner: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await pool.query<Row & pg.QueryResultRow>(sql, [...values]);
      return rows;
    },
    close: async () => {
      await actionRunner.close();
      await pool.end();
      await database.close();
    },
  };
}
