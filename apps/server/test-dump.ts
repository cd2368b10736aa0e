import pg from 'pg';

/** Table → its rows as text, sorted, without columns that are not compared. */
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
    const wanted = tables.filter(
      ({ name, has_org }) => !without.includes(nameOf(name)) && (org_id === undefined || has_org),
    );
    const dump: Dump = Object.fromEntries(wanted.map(({ name }) => [nameOf(name), []]));
    const where = org_id === undefined ? '' : `where t.org_id = '${org_id}'`;
    // One statement for all tables: some tests compare hundreds of dumps.
    const { rows } = await owner.query<{ name: string; line: string }>(
      wanted
        .map(
          ({ name }) =>
            `select '${nameOf(name)}' as name, t::text as line from ${name} as t ${where}`,
        )
        .join(' union all '),
    );
    for (const { name, line } of rows) dump[name]?.push(line);
    for (const lines of Object.values(dump)) lines.sort();
    return dump;
  } finally {
    await owner.end();
  }
}

function nameOf(table: string): string {
  return table.replace('public.', '');
}
