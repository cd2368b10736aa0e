import { changeChannel, payloadOfStamps } from './change-note.ts';
import type { StampRange } from './change-note.ts';
import type { Queryable, WriteContext } from './database.ts';

type StampRows = (client: Queryable, context: WriteContext) => Promise<void>;

/**
 * Creates the last step of every writing transaction: each changed row gets its own whole
 * millisecond of the organisation's clock, in the order of tables, created_time and primary key.
 * Listeners are notified of the stamps at COMMIT.
 *
 * It must come last before COMMIT: the clock row stays locked until then, so stamps have the order
 * of commits, and all visible rows without a stamp belong to this transaction.
 */
export function stamper(tables: readonly string[]): StampRows {
  const keys = new Map<string, string>();
  return async (client, { org_id, stamp_from }) => {
    const touched = await countUnstamped(client, org_id, tables);
    const total = touched.reduce((sum, { rows }) => sum + rows, 0);
    if (total === 0) return;
    for (const { table } of touched) {
      if (!keys.has(table)) keys.set(table, await primaryKey(client, table));
    }

    let next = (await takeRange(client, org_id, total, stamp_from)) - total + 1;
    await client.query("select set_config('app.stamping', 'on', true)");
    const given: Record<string, StampRange> = {};
    for (const { table, rows } of touched) {
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

async function countUnstamped(client: Queryable, org_id: string, tables: readonly string[]) {
  if (tables.length === 0) return [];
  const counting = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows from ${table}
       where org_id = $1 and modified_time is null`,
  );
  const found = await client.query<{ name: string; rows: number }>(counting.join(' union all '), [
    org_id,
  ]);
  const rowsOf = new Map(found.rows.map(({ name, rows }) => [name, rows]));
  return tables
    .map((table) => ({ table, rows: rowsOf.get(table) ?? 0 }))
    .filter(({ rows }) => rows > 0);
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
async function takeRange(
  client: Queryable,
  org_id: string,
  total: number,
  stampFrom: Date | undefined,
): Promise<number> {
  const taken = await client.query<{ last: number }>(
    `insert into org_clocks as clock (org_id, last)
     values ($1, date_trunc('milliseconds', coalesce($3, clock_timestamp()))
                 + ($2::int - 1) * interval '1 ms')
     on conflict (org_id) do update
     set last = greatest(date_trunc('milliseconds', coalesce($3, clock_timestamp())),
                         clock.last + interval '1 ms') + ($2::int - 1) * interval '1 ms'
     returning round(extract(epoch from last) * 1000) as last`,
    [org_id, total, stampFrom ?? null],
  );
  const last = taken.rows[0]?.last;
  if (last === undefined) throw new Error('The clock of the organisation returned no time');
  return last;
}
