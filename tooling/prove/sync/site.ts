import pg from 'pg';
import { openDatabase } from '#packages/database';
import type { Database } from '#packages/database';
import { stampedTables } from '../../../apps/server/composition.ts';
import { openOffice } from './office.ts';
import type { Office } from './office.ts';

/** One database of the proof: the product's own door to it, and the owner's for looking on. */
export interface Site {
  readonly connectionString: string;
  readonly database: Database;
  /** Where deeds are done by the product's calls. */
  readonly office: Office;
  /** Sees all rows; the oracle and the backups are its own. */
  owner<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a migrated database. */
export function openSite(connectionString: string): Site {
  const database = openDatabase({ connectionString, stampedTables, log: quiet });
  const office = openOffice(database);
  const pool = new pg.Pool({ connectionString, max: 2, options: '-c timezone=UTC' });
  pool.on('error', () => undefined);
  return {
    connectionString,
    database,
    office,
    owner: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await pool.query<Row & pg.QueryResultRow>(sql, [...values]);
      return rows;
    },
    close: async () => {
      await office.close();
      await pool.end();
      await database.close();
    },
  };
}
