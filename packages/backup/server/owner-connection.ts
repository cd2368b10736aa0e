import pg from 'pg';

/** Rows of a table outside the schema `public`. */
export interface ExtraRows {
  /** With its schema, as `queue.job`. */
  readonly name: string;
  /** SQL condition for the rows that belong to the backup. */
  readonly where: string;
}

/**
 * Connects as the owner of a database, without time limits, so that a query that row level security
 * would shorten fails.
 *
 * @throws Error if the role may not read the rows of all organisations
 */
export async function connectAsOwner(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    options: [
      ...['timezone=UTC', 'datestyle=ISO', 'intervalstyle=postgres', 'bytea_output=hex'],
      ...['extra_float_digits=1', 'client_encoding=UTF8', 'client_min_messages=warning'],
      ...['statement_timeout=0', 'lock_timeout=0', 'idle_in_transaction_session_timeout=0'],
      // Rows are read in the order in which they are stored, so digests can be compared.
      ...['synchronize_seqscans=off', 'max_parallel_workers_per_gather=0', 'row_security=off'],
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ name: string; strong: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as strong
     from pg_roles where rolname = current_user`,
  );
  const role = rows[0];
  if (role?.strong === true) return client;
  await client.end();
  throw new Error(
    `The database role ${String(role?.name)} may not read all rows. Use a superuser, or run as one: alter role ${pg.escapeIdentifier(role?.name ?? '')} bypassrls;`,
  );
}

/** A table name with or without its schema, quoted. */
export function namesOf(name: string): string {
  return name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');
}
