import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Migration } from './base-migrations.ts';
import type { Log } from './log.ts';

export interface MigrateOptions {
  /** Connection of the database owner. */
  connectionString: string;
  migrations: readonly Migration[];
  log: Log;
}

/** Any unique number; advisory locks are separate for each database. */
const lock = 8_113_947_207;

/**
 * Runs missing migrations, each in its own transaction. Concurrent processes wait for the first; an
 * interrupted migration is continued.
 *
 * A migration never changes after it has run: its checksum is stored.
 *
 * @returns ids of the migrations that this call ran
 * @throws Error naming the migration that failed, or that differs from what ran
 */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const client = new pg.Client({
    connectionString: options.connectionString,
    connectionTimeoutMillis: 10_000,
    // A migration may take or wait long, whatever the owner's limits are.
    options:
      '-c timezone=UTC -c client_min_messages=warning -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, options.log);
    return { applied: await runMissing(client, options) };
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client, log: Log): Promise<void> {
  const asked = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    lock,
  ]);
  if (asked.rows[0]?.mine === true) return;
  log.info({}, 'another process is running the migrations; waiting for it');
  await client.query('select pg_advisory_lock($1)', [lock]);
}

async function runMissing(
  client: pg.Client,
  { migrations, log }: MigrateOptions,
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       id text primary key,
       checksum text not null,
       applied_time timestamptz not null default clock_timestamp()
     )`,
  );
  const done = await client.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migrations',
  );
  const checksums = new Map(done.rows.map(({ id, checksum }) => [id, checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const { id } = migration;
    const checksum = checksums.get(id);
    if (checksum === undefined) {
      await runOne(client, migration);
      log.info({ migration: id }, 'schema step done');
      applied.push(id);
    } else if (checksum !== checksumOf(migration)) {
      throw new Error(`Schema step ${id} differs from the one that ran on this database.`);
    }
  }
  return applied;
}

/** SHA-256 of a migration's SQL, in hexadecimal. */
export function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  const { id, sql } = migration;
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (id, checksum) values ($1, $2)', [
      id,
      checksumOf(migration),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Schema step ${id} failed: ${reason}`, { cause: error });
  }
}
