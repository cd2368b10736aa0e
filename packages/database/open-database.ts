import { writeAudit } from './audit.ts';
import type { ChangeListener } from './change-note.ts';
import type { AuditEntry, Database, Queryable, WriteTx } from './database.ts';
import { listenForChanges } from './listen.ts';
import { openPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import { stamper } from './stamp.ts';
import { inTransaction } from './transaction.ts';

export interface DatabaseOptions extends PoolOptions {
  /** Tables whose rows get a modified_time from the organisation's clock. */
  stampedTables: readonly string[];
}

/**
 * Opens pools of connections that can do nothing but what the application's role may. The first
 * query of a connection fails where that role is a superuser or passes row level security.
 *
 * Writers of one organisation wait for its clock, each holding a connection: they have a pool of
 * their own, so that no read ever waits behind them.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const reads = openPool(options);
  const writes = openPool(options);
  const pools = [reads, writes];
  const stampRows = stamper(options.stampedTables);
  const listeners = new Set<ChangeListener>();

  return {
    read: (org_id, work) =>
      inTransaction(reads, 'begin isolation level repeatable read read only', async (client) => {
        await setScope(client, org_id);
        return work({ org_id, query: client.query, copy: client.copy });
      }),
    write: (context, work) =>
      inTransaction(writes, 'begin', async (client) => {
        await setScope(client, context.org_id);
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
    listen: (ear) => {
      const listener = listenForChanges(options, ear);
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

async function setScope(client: Queryable, org_id: string): Promise<void> {
  await client.query("select set_config('app.org_id', $1, true)", [org_id]);
}
