import pg from 'pg';
import { writeAudit } from './audit.ts';
import type { ChangeListener } from './change-note.ts';
import type { AuditEntry, Database, WriteTx } from './database.ts';
import { listenForChanges } from './listen.ts';
import { openPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import { stamper } from './stamp.ts';
import { inSnapshot, inTransaction, lookUp } from './transaction.ts';

export interface DatabaseOptions extends PoolOptions {
  /** Tables whose rows get a modified_time from the organisation's clock. */
  stampedTables: readonly string[];
}

/**
 * Opens connection pools with only the rights of the application's role. The first query of a
 * connection fails if that role is a superuser or bypasses row level security.
 *
 * Writers of one organisation wait for its clock, each holding a connection, so they have their own
 * pool and no read waits behind them.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const reads = openPool(options);
  const writes = openPool(options);
  const pools = [reads, writes];
  const stampRows = stamper(options.stampedTables);
  const listeners = new Set<ChangeListener>();

  return {
    read: (org_id, work) =>
      inSnapshot(reads, `${beginReading}; ${scopeTo(org_id)}`, ({ query, copy }) =>
        work({ org_id, query, copy }),
      ),
    write: (context, work) =>
      inTransaction(writes, `begin; ${scopeTo(context.org_id)}`, async (client) => {
        const noted: AuditEntry[] = [];
        const tx: WriteTx = {
          org_id: context.org_id,
          query: client.query,
          copy: client.copy,
          audit: (entry) => void noted.push(entry),
        };
        const result = await work(tx);
        await writeAudit(client, context, noted);
        await stampRows(client, context);
        return result;
      }),
    unscoped: (work) => inTransaction(reads, 'begin', (client) => work({ query: client.query })),
    lookUp: (sql, values) => lookUp(reads, sql, values),
    listen: (callbacks) => {
      const listener = listenForChanges(options, callbacks);
      listeners.add(listener);
      return listener;
    },
    ping: async () => {
      await reads.query('select 1');
    },
    stats: () => ({
      total: sum(pools.map(({ totalCount }) => totalCount)),
      idle: sum(pools.map(({ idleCount }) => idleCount)),
      waiting: sum(pools.map(({ waitingCount }) => waitingCount)),
    }),
    close: async () => {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

const beginReading = 'begin isolation level repeatable read read only';

/** Sent together with BEGIN in one message, which allows no parameters. */
function scopeTo(org_id: string): string {
  return `set local app.org_id = ${pg.escapeLiteral(org_id)}`;
}
