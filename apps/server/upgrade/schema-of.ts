import pg from 'pg';

/**
 * What a database consists of, a line for each column, key, index, trigger, policy, function, right and sequence
 * of the schema `public`, sorted. The order of columns is not compared: a later one is at the end.
 */
export async function schemaOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(parts.join('\nunion all\n'));
    return rows.map(({ line }) => line).toSorted();
  } finally {
    await client.end();
  }
}

const tables = `pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')`;

const parts = [
  `select format('column %s.%s %s%s default %s generated %s', c.relname, a.attname,
     format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
     coalesce(pg_get_expr(d.adbin, d.adrelid), '-'), a.attgenerated) as line
   from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
  // PostgreSQL 18 stores a constraint for each column that is not null; earlier ones do not.
  `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
   from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')`,
  `select 'index ' || indexdef from pg_indexes where schemaname = 'public'`,
  `select 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(t.oid) from pg_trigger as t
     join pg_class as c on c.oid = tgrelid
   where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  `select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check)
   from pg_policies where schemaname = 'public'`,
  `select 'function ' || pg_get_functiondef(oid) || coalesce(array_to_string(array(
     select unnest(proacl)::text order by 1), ' '), '') from pg_proc
   where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  `select format('rights %s %s %s %s', c.relname, c.relrowsecurity, c.relforcerowsecurity,
     array_to_string(array(select unnest(c.relacl)::text order by 1), ' ')) from ${tables}`,
];
