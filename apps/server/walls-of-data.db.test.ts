import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { stampedTables } from './features.ts';

let fresh: FreshDatabase;
let owner: pg.Client;
beforeAll(async () => {
  fresh = await freshDatabase();
  owner = new pg.Client({ connectionString: fresh.connectionString });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await fresh.drop();
});

async function column(sql: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

const tablesWithOrganisation = `
  select c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
  where c.relkind = 'r'`;

test('table-without-policy: every table of an organisation is behind forced row level security', async () => {
  const open = await column(
    `${tablesWithOrganisation} and not (c.relrowsecurity and c.relforcerowsecurity and exists (
       select from pg_policy p where p.polrelid = c.oid and p.polname = 'of_organisation'))`,
  );
  expect(open, 'table-without-policy').toEqual([]);
});

test('tables without an organisation are these', async () => {
  const known = await column(tablesWithOrganisation);
  const all = await column("select tablename as name from pg_tables where schemaname = 'public'");
  expect(all.filter((name) => !known.includes(name)).sort()).toEqual([
    'attempts',
    'schema_migrations',
    'server_identity',
  ]);
});

test('only the two look-ups of signing in read across organisations', async () => {
  const names = await column(
    "select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1",
  );
  expect(names).toEqual(['find_credential', 'find_sign_in']);
});

test('tables with a stamp are exactly those that the write wrapper stamps', async () => {
  const stamped = await column(
    "select table_name as name from information_schema.columns where column_name = 'modified_time' and table_schema = 'public'",
  );
  expect([...stamped].sort()).toEqual([...stampedTables].sort());
});

test('every synced table has unique stamps', async () => {
  const unique = await column(
    "select tablename as name from pg_indexes where indexdef like 'CREATE UNIQUE INDEX%(org_id, modified_time)'",
  );
  expect([...unique].sort()).toEqual([...stampedTables].sort());
});

test('every key of such a table begins with the organisation', async () => {
  const others = await column(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indisprimary and a.attname <> 'org_id'
       and c.relname in (select name from (${tablesWithOrganisation}) as found)`,
  );
  expect(others).toEqual([]);
});

test('unscoped-query: without an organisation no table gives a row', async () => {
  for (const table of await column(tablesWithOrganisation)) {
    const { rows } = await fresh.database.unscoped((tx) => tx.query(`select * from ${table}`));
    expect(rows, `unscoped-query ${table}`).toEqual([]);
  }
});
