import pg from 'pg';
import { boundedChanges } from './audit-changes.ts';
import { changeChannel, payloadOfStamps } from './change-notification.ts';
import type { ChangeListener, StampRange } from './change-notification.ts';
import type { AuditEntry, Database, Queryable, WriteContext, WriteTx } from './database.ts';
import { listenForChanges } from './listen.ts';
import { defaultPoolSize, openPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import { inSnapshot, inTransaction, lookUp } from './transaction.ts';

export interface DatabaseOptions extends PoolOptions {
  /** Tables whose rows get a modified_time from the organisation's clock. */
  stampedTables: readonly string[];
}

/** Maximum number of connections of a process: reads, writes and one for LISTEN. */
export const connectionsOfPools = 2 * defaultPoolSize + 1;

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
    write: (given, work) => {
      const context = 'actor_user_id' in given ? given : { ...given, actor_user_id: given.user_id };
      return inTransaction(writes, `begin; ${scopeTo(context.org_id)}`, async (client) => {
        const auditEntries: AuditEntry[] = [];
        const tx: WriteTx = {
          org_id: context.org_id,
          query: client.query,
          copy: client.copy,
          audit: (entry) => void auditEntries.push(entry),
        };
        const result = await work(tx);
        await writeAudit(client, context, auditEntries);
        await stampRows(client, context);
        return result;
      });
    },
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

type StampRows = (client: Queryable, context: WriteContext) => Promise<void>;

/**
 * Creates the last step of every writing transaction: each changed row gets its own whole
 * millisecond of the organisation's clock, in the order of tables, created_time and primary key.
 * Listeners are notified of the stamps at COMMIT.
 *
 * It must come last before COMMIT: the clock row stays locked until then, so stamps have the order
 * of commits, and all visible rows without a stamp belong to this transaction.
 */
function stamper(tables: readonly string[]): StampRows {
  const keys = new Map<string, string>();
  return async (client, { org_id, stamp_from }) => {
    const unstamped = await countUnstamped(client, org_id, tables);
    const total = unstamped.reduce((sum, { rows }) => sum + rows, 0);
    if (total === 0) return;
    for (const { table } of unstamped) {
      if (!keys.has(table)) keys.set(table, await primaryKey(client, table));
    }

    let next = (await advanceClock(client, org_id, total, stamp_from)) - total + 1;
    await client.query("select set_config('app.stamping', 'on', true)");
    const given: Record<string, StampRange> = {};
    for (const { table, rows } of unstamped) {
      await stampTable(client, org_id, { table, key: keys.get(table) ?? 'ctid', next });
      given[table] = [next, next + rows - 1];
      next += rows;
    }
    await client.query("select set_config('app.stamping', 'off', true), pg_notify($1, $2)", [
      changeChannel,
      payloadOfStamps(org_id, given),
    ]);
  };
}

async function stampTable(
  client: Queryable,
  org_id: string,
  { table, key, next }: { table: string; key: string; next: number },
): Promise<void> {
  await client.query(
    `with numbered as (
       select ctid, row_number() over (order by created_time, ${key}) - 1 as place
       from ${table} where org_id = $1 and modified_time is null
     )
     update ${table} as stamped
     set modified_time = to_timestamp($2::numeric / 1000) + numbered.place * interval '1 ms'
     from numbered where stamped.ctid = numbered.ctid and stamped.org_id = $1`,
    [org_id, next],
  );
  await client.query("select set_config($1, 'no', true)", [`unstamped.${table}`]);
}

/**
 * The tables with rows that wait for their stamp, in the given order. Triggers mark each table that a
 * transaction writes to; planning a query about all of them takes longer than most writes.
 */
async function countUnstamped(client: Queryable, org_id: string, tables: readonly string[]) {
  const marked = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) with ordinality as synced (name, place)
     where current_setting('unstamped.' || name, true) = 'yes' order by place`,
    [tables],
  );
  if (marked.rows.length === 0) return [];
  const counting = marked.rows.map(
    ({ name }) =>
      `select '${name}' as table, count(*)::int as rows from ${name}
       where org_id = $1 and modified_time is null`,
  );
  const { rows: found } = await client.query<{ table: string; rows: number }>(
    counting.join(' union all '),
    [org_id],
  );
  return found.filter(({ rows }) => rows > 0);
}

async function primaryKey(client: Queryable, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by array_position(indkey::int2[], attnum))
       as columns
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indrelid = $1::regclass and indisprimary
     having count(*) > 0`,
    [table],
  );
  const [key] = rows;
  if (key === undefined) throw new Error(`The synced table ${table} has no primary key`);
  return key.columns;
}

/** Advances the organisation's clock by `total` milliseconds; returns its new time. */
async function advanceClock(
  client: Queryable,
  org_id: string,
  total: number,
  stampFrom: Date | undefined,
): Promise<number> {
  const advanced = await client.query<{ last: number }>(
    `insert into org_clocks as clock (org_id, last)
     values ($1, date_trunc('milliseconds', coalesce($3, clock_timestamp()))
                 + ($2::int - 1) * interval '1 ms')
     on conflict (org_id) do update
     set last = greatest(date_trunc('milliseconds', coalesce($3, clock_timestamp())),
                         clock.last + interval '1 ms') + ($2::int - 1) * interval '1 ms'
     returning round(extract(epoch from last) * 1000) as last`,
    [org_id, total, stampFrom ?? null],
  );
  const last = advanced.rows[0]?.last;
  if (last === undefined) throw new Error('The clock of the organisation returned no time');
  return last;
}

/** Stores the audit entries of a transaction: who did what to which row. */
async function writeAudit(
  client: Queryable,
  { org_id, actor_user_id }: WriteContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const stored = entries.map(({ changes = [], ...entry }) => ({
    ...entry,
    changes: boundedChanges(changes),
  }));
  await client.query(
    `insert into audit_log (org_id, actor_user_id, action, entity, entity_id, summary, changes,
       subject_user_id)
     select $1, $2, action, entity, entity_id, coalesce(summary, ''), changes,
       coalesce(subject_user_id, case when entity = 'user' then entity_id end)
     from json_to_recordset($3::json)
       as noted(action text, entity text, entity_id uuid, summary text, changes jsonb,
         subject_user_id uuid)`,
    [org_id, actor_user_id, JSON.stringify(stored)],
  );
}
