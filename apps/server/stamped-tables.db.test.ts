import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { stampedTables } from './composition.ts';

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

test('the tables with a stamp are exactly those that the write wrapper stamps', async () => {
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

test('unscoped-query: without an organisation no table returns a row', async () => {
  for (const table of await column(tablesWithOrganisation)) {
    const { rows } = await fresh.database.unscoped((tx) => tx.query(`select * from ${table}`));
    expect(rows, `unscoped-query ${table}`).toEqual([]);
  }
});
