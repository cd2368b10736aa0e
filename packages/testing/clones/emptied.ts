import pg from 'pg';

/** The state of a database before its first test. */
export interface Pristine {
  /** Every table without initial rows. */
  readonly empty: readonly string[];
  /** A query for the digest of the initial rows, and its result. */
  readonly first: { readonly query: string; readonly digest: string };
  readonly schema: string;
}

/** Reads the state of an unused database. */
export async function pristineOf(url: string): Promise<Pristine> {
  return withOwner(url, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class as c
       where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
       order by 1`,
    );
    const names = tables.map(({ name }) => name);
    const { rows } = await owner.query<{ name: string; is_empty: boolean }>(
      names
        .map((name) => `select '${name}' as name, not exists (select from ${name}) as is_empty`)
        .join(' union all '),
    );
    const isEmpty = new Set(rows.filter((row) => row.is_empty).map(({ name }) => name));
    const query = digestOf(names.filter((name) => !isEmpty.has(name)));
    return {
      empty: names.filter((name) => isEmpty.has(name)),
      first: { query, digest: await textOf(owner, query) },
      schema: await textOf(owner, schemaQuery),
    };
  });
}

/**
 * Deletes all rows from a database that tests have used, and returns whether it is in its initial
 * state: false if its schema or its initial rows have changed.
 */
export async function emptied(url: string, pristine: Pristine): Promise<boolean> {
  return withOwner(url, async (owner) => {
    await owner.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
    );
    if ((await textOf(owner, schemaQuery)) !== pristine.schema) return false;
    if ((await textOf(owner, pristine.first.query)) !== pristine.first.digest) return false;
    const { rows } = await owner.query<{ name: string }>(
      `select name from unnest($1::text[]) as name where pg_relation_size(name::regclass) > 0`,
      [pristine.empty],
    );
    const used = rows.map(({ name }) => name);
    if (used.length === 0) return true;
    // Without triggers and their order; it fails instead of waiting for a policy.
    const deletes = used.map((name) => `delete from ${name};`).join(' ');
    await owner.query(
      `begin; set local session_replication_role = replica; set local row_security = off;
       ${deletes} commit`,
    );
    // The files are empty again, so that rows are stored in the order of insertion.
    await owner.query(`vacuum (index_cleanup on, truncate on) ${used.join(', ')}`);
    const { rows: left } = await owner.query(
      `select from unnest($1::text[]) as name where pg_relation_size(name::regclass) > 0`,
      [used],
    );
    return left.length === 0;
    // Who may not do all of this, or is interrupted, leaves it to be dropped.
  }).catch(() => false);
}

/** Each change of one of these rows gives it another transaction number. */
const catalogs = [
  ...['pg_class', 'pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_inherits'],
  ...['pg_trigger', 'pg_policy', 'pg_proc', 'pg_type', 'pg_namespace', 'pg_rewrite', 'pg_sequence'],
  ...['pg_default_acl', 'pg_extension', 'pg_enum', 'pg_event_trigger'],
];

const schemaQuery = `select concat_ws(' ',
  ${catalogs
    .map((name) => `(select count(*) || ':' || sum(xmin::text::numeric) from ${name})`)
    .join(',\n  ')},
  (select count(*) from pg_db_role_setting
   where setdatabase = (select oid from pg_database where datname = current_database())),
  (select string_agg(schemaname || sequencename || coalesce(last_value, 0), ' ' order by 1)
   from pg_sequences)) as text`;

function digestOf(tables: readonly string[]): string {
  const digests = tables.map(
    (name) => `(select md5(string_agg(t::text, ' ' order by t::text)) from ${name} as t)`,
  );
  return `select concat_ws(' ', ${["''", ...digests].join(', ')}) as text`;
}

async function textOf(owner: pg.Client, query: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(query);
  return rows[0]?.text ?? '';
}

async function withOwner<Result>(
  url: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
