import type { Queryable, WriteContext } from './database.ts';

/**
 * Gives every row that this transaction touched its own whole millisecond of the organisation's
 * clock. Must be the last step before COMMIT: the clock row stays locked until then, so stamps
 * are ordered as commits are, and rows without a stamp that are visible here can only be ours.
 */
export async function stampRows(
  client: Queryable,
  { org_id, stamp_from }: WriteContext,
  tables: readonly string[],
): Promise<void> {
  const counts = await countUnstamped(client, org_id, tables);
  const total = counts.reduce((sum, { rows }) => sum + rows, 0);
  if (total === 0) return;

  let next = (await takeRange(client, org_id, total, stamp_from)) - total + 1;
  await client.query("select set_config('app.stamping', 'on', true)");
  for (const { table, rows } of counts) {
    if (rows === 0) continue;
    await client.query(
      `with numbered as (
         select ctid, row_number() over () - 1 as place
         from (select ctid from ${table}
               where org_id = $1 and modified_time is null
               order by created_time, ctid) as touched
       )
       update ${table} as stamped
       set modified_time = to_timestamp($2::numeric / 1000) + numbered.place * interval '1 ms'
       from numbered where stamped.ctid = numbered.ctid and stamped.org_id = $1`,
      [org_id, next],
    );
    await client.query("select set_config($1, 'no', true)", [`unstamped.${table}`]);
    next += rows;
  }
  await client.query("select set_config('app.stamping', 'off', true)");
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
  return tables.map((table) => ({ table, rows: rowsOf.get(table) ?? 0 }));
}

/** Moves the organisation's clock on by `total` milliseconds; gives its new end. */
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
  if (last === undefined) throw new Error('The clock of the organisation gave no time');
  return last;
}
