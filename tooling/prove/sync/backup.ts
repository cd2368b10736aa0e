import type { StoredRow } from './oracle.ts';
import type { Site } from './site.ts';

/** All rows of an organisation at one moment. */
export type Backup = ReadonlyMap<string, StoredRow[]>;

const tablesOfOrganisation = `
  select c.relname as name from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute as a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
  where c.relkind = 'r' order by c.relname`;

/** Copies an organisation out of its database, clock and sign-ins included. */
export async function takeBackup(site: Site, org_id: string): Promise<Backup> {
  const names = await site.owner<{ name: string }>(tablesOfOrganisation);
  const columns = names.map(
    ({ name }) =>
      `(select coalesce(json_agg(to_jsonb(r)), '[]') from ${name} as r where org_id = $1) as ${name}`,
  );
  const [rows] = await site.owner<Record<string, StoredRow[]>>(`select ${columns.join(', ')}`, [
    org_id,
  ]);
  return new Map(Object.entries(rows ?? {}));
}

/** Puts the backup in the place of whatever is there now. */
export async function restoreBackup(site: Site, org_id: string, backup: Backup): Promise<void> {
  const parts = [...backup].map(
    ([table, rows]) => `
      delete from ${table} where org_id = '${org_id}';
      insert into ${table}
      select * from json_populate_recordset(null::${table}, '${JSON.stringify(rows).replaceAll("'", "''")}');`,
  );
  await site.owner(
    `begin; set local session_replication_role = replica; ${parts.join('')} commit;`,
  );
}
