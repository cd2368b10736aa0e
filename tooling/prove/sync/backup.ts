import type { StoredRow } from './oracle.ts';
import type { Site } from './site.ts';

/** All rows of an organisation at one time, by table. */
export type Backup = ReadonlyMap<string, TableBackup>;

interface TableBackup {
  /** Columns to write. PostgreSQL computes the others. */
  columns: string;
  rows: StoredRow[];
}

const tablesOfOrganisation = `
  select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where c.relkind = 'r' group by c.relname having bool_or(a.attname = 'org_id') order by c.relname`;

/** Copies an organisation from its database, including its clock and sign-ins. */
export async function takeBackup(site: Site, org_id: string): Promise<Backup> {
  const tables = await site.owner<{ name: string; columns: string }>(tablesOfOrganisation);
  const lists = tables.map(
    ({ name }) =>
      `(select coalesce(json_agg(to_jsonb(r)), '[]') from ${name} as r where org_id = $1) as ${name}`,
  );
  const [rows] = await site.owner<Record<string, StoredRow[]>>(`select ${lists.join(', ')}`, [
    org_id,
  ]);
  return new Map(tables.map(({ name, columns }) => [name, { columns, rows: rows?.[name] ?? [] }]));
}

/** Replaces the current rows with the backup. */
export async function restoreBackup(site: Site, org_id: string, backup: Backup): Promise<void> {
  const parts = [...backup].map(
    ([table, { columns, rows }]) => `
      delete from ${table} where org_id = '${org_id}';
      insert into ${table} (${columns}) select ${columns}
      from json_populate_recordset(null::${table}, '${JSON.stringify(rows).replaceAll("'", "''")}');`,
  );
  await site.owner(
    `begin; set local session_replication_role = replica; ${parts.join('')} commit;`,
  );
}
