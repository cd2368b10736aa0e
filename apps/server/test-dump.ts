import pg from 'pg';

/** Table → its rows as text, sorted; what nobody meant to compare is left out. */
export type Dump = Record<string, string[]>;

export interface DumpOptions {
  /** Only the rows of this organisation. */
  org_id?: string;
  /** Tables that may change. */
  without?: readonly string[];
}

/** Every row of the product's tables and every task in the queue, as the owner of the database sees them. */
export async function dumpOf(
  connectionString: string,
  { org_id, without = [] }: DumpOptions = {},
): Promise<Dump> {
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query<{ name: string; has_org: boolean }>(
      `select format('%I.%I', n.nspname, c.relname) as name, exists (
         select from pg_attribute where attrelid = c.oid and attname = 'org_id') as has_org
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       where c.relkind = 'r' and (n.nspname = 'public' or c.relname = 'job') order by 1`,
    );
    const dump: Dump = {};
    for (const { name, has_org } of tables) {
      if (without.includes(name.replace('public.', '')) || (org_id !== undefined && !has_org)) {
        continue;
      }
      const where = org_id === undefined ? '' : `where t.org_id = '${org_id}'`;
      const { rows } = await owner.query<{ line: string }>(
        `select t::text as line from ${name} as t ${where} order by 1`,
      );
      dump[name.replace('public.', '')] = rows.map(({ line }) => line);
    }
    return dump;
  } finally {
    await owner.end();
  }
}
