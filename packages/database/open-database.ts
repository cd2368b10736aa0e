import pg from 'pg';
import { writeAudit } from './audit.ts';
import { columnTypes } from './column-types.ts';
import type { AuditEntry, Database, Queryable, WriteTx } from './database.ts';
import type { Log } from './log.ts';
import { stampRows } from './stamp.ts';

export interface DatabaseOptions {
  connectionString: string;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  /** Tables whose rows get a modified_time from the organisation's clock. */
  stampedTables: readonly string[];
  log: Log;
}

const settings = [
  'role=watershade_app',
  'timezone=UTC',
  'statement_timeout=60000',
  'lock_timeout=15000',
  'idle_in_transaction_session_timeout=5000',
];

/** Opens a pool of connections that can do nothing but what the application's role may. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connectionString, poolSize = 10, stampedTables, log } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    types: columnTypes,
  });
  // A lost connection is found again by the next query; unheard it would end the process.
  pool.on('error', (error) => {
    log.warn({ reason: error.message }, 'a database connection was lost');
  });

  return {
    read: (org_id, work) =>
      inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
        await setScope(client, org_id);
        return work({ org_id, query: client.query });
      }),
    write: (context, work) =>
      inTransaction(pool, 'begin', async (client) => {
        await setScope(client, context.org_id);
        const noted: AuditEntry[] = [];
        const tx: WriteTx = {
          org_id: context.org_id,
          query: client.query,
          audit: (entry) => void noted.push(entry),
        };
        const result = await work(tx);
        await writeAudit(client, context, noted);
        await stampRows(client, context, stampedTables);
        return result;
      }),
    unscoped: (work) => inTransaction(pool, 'begin', work),
    ping: async () => {
      await pool.query('select 1');
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a dying connection tells nobody but the client itself.
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query(begin);
    const result = await work({
      query: async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
        const answer = await client.query<Row & pg.QueryResultRow>(sql, [...values]);
        return { rows: answer.rows, rowCount: answer.rowCount ?? 0 };
      },
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function setScope(client: Queryable, org_id: string): Promise<void> {
  await client.query("select set_config('app.org_id', $1, true)", [org_id]);
}
