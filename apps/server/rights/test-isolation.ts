import type pg from 'pg';
import type { Database, Tx, WriteTx } from '#packages/database';

/** Changes of the queries on their way to PostgreSQL. */
export interface RemovedScopes {
  /** Texts of queries without their organisation. */
  queries: Set<string>;
}

/**
 * A database whose queries have lost their condition on the organisation: the first protection is
 * removed.
 */
export function withoutScopes(database: Database, { queries }: RemovedScopes): Database {
  const unscopedText = (sql: string) => {
    // The value must stay in use, otherwise PostgreSQL does not know its type.
    const text = sql.replaceAll(/(?:\b\w+\.)?\borg_id = (\$\d+)\b/g, '$1::uuid is not null');
    if (text !== sql) queries.add(text);
    return text;
  };
  const withoutScope = <T extends Tx>(tx: T): T => ({
    ...tx,
    query: (
      sql: string,
      ...rest: [values?: readonly unknown[], options?: { keepPlan?: boolean }]
    ) => tx.query(unscopedText(sql), ...rest),
    copy: (sql: string, values: Parameters<Tx['copy']>[1]) => tx.copy(unscopedText(sql), values),
  });
  return {
    ...database,
    read: (org_id, work) => database.read(org_id, (tx) => work(withoutScope<Tx>(tx))),
    write: (context, work) => database.write(context, (tx) => work(withoutScope<WriteTx>(tx))),
  };
}

/** Every table of an organisation shows its rows to anybody: the second protection is removed. */
export async function dropRowLevelSecurity(owner: pg.Client): Promise<void> {
  for (const table of await organisationTables(owner)) {
    await owner.query(`alter table ${table} disable row level security`);
  }
}

/** Names of all tables whose rows belong to an organisation. */
export async function organisationTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select t.table_name as name
     from information_schema.tables as t
     join information_schema.columns as c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name = 'org_id' and t.table_name <> 'noted_writes'
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Names of all other tables. */
export async function otherTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const known = await organisationTables(owner);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

/** The writable columns of a table, without computed ones, as a list in SQL. */
export async function writtenColumns(owner: pg.Client, table: string): Promise<string> {
  const { rows } = await owner.query<{ list: string }>(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.list ?? '';
}

/** A required column, and the first of its permitted values, if there are any. */
interface FreeColumn {
  name: string;
  type: string;
  first: string | null;
}

/** Inserts a minimal row into a table that has none of the organisation. */
export async function fillTable(owner: pg.Client, table: string, org_id: string): Promise<void> {
  const held = await owner.query(`select from ${table} where org_id = $1 limit 1`, [org_id]);
  if (held.rowCount === 1) return;
  const { rows: columns } = await owner.query<FreeColumn>(
    `select column_name as name, udt_name as type, (
       select (regexp_match(pg_get_constraintdef(c.oid), 'ARRAY\\[''([^'']*)'''))[1]
       from pg_constraint as c join pg_attribute as a
         on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.conrelid = table_name::text::regclass and a.attname = column_name::text
       limit 1) as first
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> 'org_id'
       and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  const values = columns.map(({ type, first }) =>
    first === null ? (anyValues[type] ?? "'1'") : `'${first}'`,
  );
  // The row has no stamp, and none is required.
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `insert into ${table} (${['org_id', ...columns.map(({ name }) => name)].join()})
     values (${['$1', ...values].join()})`,
    [org_id],
  );
  await owner.query('reset session_replication_role');
}

const anyValues: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  // Some are unique over all organisations.
  text: 'gen_random_uuid()::text',
  timestamptz: 'now()',
  date: 'current_date',
  bytea: 'sha256(gen_random_uuid()::text::bytea)',
  bool: 'true',
  jsonb: "'{}'",
  json: "'{}'",
  _text: "'{}'",
  _uuid: "'{}'",
  _int4: "'{}'",
};
