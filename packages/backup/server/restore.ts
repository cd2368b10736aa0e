import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checksumOf, migrate, renewServerEpoch } from '#packages/database';
import type { Log, Migration } from '#packages/database';
import { ArchiveError } from './archive-format.ts';
import { countTable } from './back-up.ts';
import { connectAsOwner, namesOf } from './owner-connection.ts';
import type { ExtraRows } from './owner-connection.ts';
import type { Archive } from './read-archive.ts';

export interface RestoreOptions {
  readonly archive: Archive;
  /** Name of the file, for messages. */
  readonly file: string;
  /** Connection of the owner of the database that is replaced, or beside which it is tried. */
  readonly connectionString: string;
  readonly migrations: readonly Migration[];
  /** Creates the tables outside the schema `public`. */
  readonly prepare: (connectionString: string) => Promise<void>;
  readonly extraRows: readonly ExtraRows[];
  readonly log: Log;
  readonly onProgress?: (rows: number) => void;
  /** Changes the restored database before it takes its place. */
  readonly onRestored?: (connectionString: string) => Promise<void>;
}

export interface Restored {
  /** The database that was replaced; it stays under this name. Null: there was none. */
  readonly before: string | null;
  readonly rows: number;
}

/**
 * Proves an archive: restores it into a database of its own beside the given one, compares rows and
 * digests of all tables, and drops it. Returns the number of rows.
 *
 * @throws ArchiveError if its content cannot be restored exactly
 */
export async function proveArchive(options: RestoreOptions): Promise<number> {
  const scratch = await createScratch(options.connectionString);
  try {
    await load(options, scratch.connectionString);
    await runMigrations(options, scratch.connectionString, options.migrations);
    return rowsOf(options.archive);
  } finally {
    await scratch.drop();
  }
}

/**
 * Restores an archive: loads it into a new database as `proveArchive` does, gives that a new epoch,
 * so that every device loads its copy again, and lets it take the place of the given one. Until that
 * last step nothing is changed. The replaced database stays under another name.
 *
 * @throws ArchiveError if its content cannot be restored exactly
 */
export async function restoreArchive(options: RestoreOptions): Promise<Restored> {
  const { connectionString, migrations } = options;
  const scratch = await createScratch(connectionString);
  try {
    await load(options, scratch.connectionString);
    await runMigrations(options, scratch.connectionString, migrations);
    await options.onRestored?.(scratch.connectionString);
    await renewServerEpoch(scratch.connectionString);
    const before = await replace(connectionString, scratch.name, options.archive);
    return { before, rows: rowsOf(options.archive) };
  } catch (error) {
    await scratch.drop();
    throw error;
  }
}

/** Creates the database of an archive, compares it, and leaves its migrations where they were. */
async function load(options: RestoreOptions, connectionString: string): Promise<void> {
  const { archive, extraRows } = options;
  await runMigrations(options, connectionString, migrationsOf(options));
  await options.prepare(connectionString);
  const client = await connectAsOwner(connectionString);
  try {
    await refuseUnknownTables(client, options);
    await fill(client, options);
    for (const counted of archive.counts) {
      const table = archive.manifest.tables.find(({ name }) => name === counted.name);
      if (table === undefined) throw notExact(options, counted.name);
      const where = extraRows.find(({ name }) => name === table.name)?.where;
      const found = await countTable(client, table, where);
      if (found.rows !== counted.rows || found.sha256 !== counted.sha256) {
        throw notExact(options, counted.name);
      }
    }
  } finally {
    await client.end();
  }
}

/** The migrations that the archive's database had. */
function migrationsOf({ archive, migrations, file }: RestoreOptions): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.id, migration]));
  const wanted = new Set<string>();
  for (const { id, checksum } of archive.manifest.migrations) {
    const migration = known.get(id);
    if (migration === undefined || checksumOf(migration) !== checksum) {
      throw new ArchiveError(
        `${file} was made by another version (${archive.header.version}): the schema step ${id} is unknown here. Install that version, or a later one.`,
      );
    }
    wanted.add(id);
  }
  return migrations.filter(({ id }) => wanted.has(id));
}

async function runMigrations(
  { log }: RestoreOptions,
  connectionString: string,
  migrations: readonly Migration[],
): Promise<void> {
  await migrate({ connectionString, migrations, log: { ...log, info: () => undefined } });
}

async function refuseUnknownTables(client: pg.Client, options: RestoreOptions): Promise<void> {
  for (const { name } of options.archive.manifest.tables) {
    const { rows } = await client.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [namesOf(name)],
    );
    if (rows[0]?.found !== true) throw notExact(options, name);
  }
}

/** Loads all rows in one transaction, without the triggers that would change them. */
async function fill(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { archive, onProgress } = options;
  const { tables, sequences } = archive.manifest;
  const names = tables.map(({ name }) => namesOf(name));
  const setTriggers = async (state: 'disable' | 'enable') => {
    for (const name of names) await client.query(`alter table ${name} ${state} trigger user`);
  };
  await client.query('begin');
  // Migrations may have inserted rows, and tables are stored by name, not by what refers to what.
  await client.query(`truncate ${names.join(', ')}`);
  const keys = await dropForeignKeys(client);
  await setTriggers('disable');
  let rows = 0;
  for await (const { table, texts } of tablesOf(options)) {
    rows += await copyIn(client, table, texts);
    onProgress?.(rows);
  }
  for (const { name, next } of sequences) {
    await client.query('select setval($1, $2, false)', [namesOf(name), next]);
  }
  await setTriggers('enable');
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    );
  }
  await client.query('commit');
  await client.query('analyze');
}

/** The tables of an archive, each with the texts of its rows, which have to be read to the end. */
async function* tablesOf(options: RestoreOptions) {
  const { archive } = options;
  const parts = archive.parts();
  let next = await parts.next();
  const texts = async function* () {
    next = await parts.next();
    for (; next.done !== true && next.value.kind === 'rows'; next = await parts.next()) {
      yield next.value.text;
    }
  };
  try {
    while (next.done !== true) {
      const part = next.value;
      if (part.kind === 'table') {
        const table = archive.manifest.tables.find(({ name }) => name === part.name);
        if (table === undefined) throw notExact(options, part.name);
        yield { table, texts: texts() };
      } else {
        next = await parts.next();
      }
    }
  } finally {
    await parts.return(undefined);
  }
}

/** Stores rows of a table; returns their number. */
async function copyIn(
  client: pg.Client,
  { name, columns }: Archive['manifest']['tables'][number],
  texts: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${namesOf(name)} (${list}) from stdin`));
  await pipeline(texts, stream);
  return stream.rowCount ?? 0;
}

/** Foreign keys are added again after the rows, in whatever order those came. */
async function dropForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
     order by conrelid, conname`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

async function createScratch(connectionString: string) {
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  const admin = await maintenance(connectionString);
  try {
    await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `A database for the restored rows could not be created (${reason}). The role needs the right to create databases.`,
      { cause: error },
    );
  } finally {
    await admin.end();
  }
  return {
    name,
    connectionString: addressOf(connectionString, name),
    drop: async () => {
      const client = await maintenance(connectionString);
      try {
        await client.query(`drop database if exists ${name} with (force)`);
      } finally {
        await client.end();
      }
    },
  };
}

/** The addresses of the databases that restores have replaced, and that nobody has dropped yet. */
export async function keptDatabases(connectionString: string): Promise<string[]> {
  const admin = await maintenance(connectionString);
  try {
    const { rows } = await admin.query<{ name: string }>(
      `select datname as name from pg_database
       where starts_with(datname, $1) and datallowconn order by datname`,
      [keptPrefix(nameIn(connectionString))],
    );
    return rows.map(({ name }) => addressOf(connectionString, name));
  } finally {
    await admin.end();
  }
}

/**
 * The start of the name of a replaced database. PostgreSQL cuts names after 63 bytes, which leaves 27
 * for this word, the time of the backup and four digits that tell restores of one backup apart.
 */
function keptPrefix(current: string): string {
  return `${current.slice(0, 63 - 27)}_before_`;
}

/** Puts a database in the place of another one, which it renames; others are disconnected. */
async function replace(
  connectionString: string,
  scratch: string,
  { header }: Archive,
): Promise<string | null> {
  const current = nameIn(connectionString);
  const admin = await maintenance(connectionString);
  try {
    const { rows } = await admin.query('select from pg_database where datname = $1', [current]);
    const stamp = header.created_time.replaceAll(/\D/g, '').slice(0, 14);
    const before =
      rows.length === 0 ? null : `${keptPrefix(current)}${stamp}_${randomUUID().slice(0, 4)}`;
    const swap = async () => {
      await admin.query('begin');
      if (before !== null) {
        await admin.query(`alter database ${quoted(current)} rename to ${quoted(before)}`);
      }
      await admin.query(`alter database ${scratch} rename to ${quoted(current)}`);
      await admin.query('commit');
    };
    if (before === null) {
      await swap();
      return null;
    }
    // A server that runs would connect again between the two steps.
    await admin.query(`alter database ${quoted(current)} allow_connections false`);
    try {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any ($1)',
        [[current, scratch]],
      );
      await waitUntilUnused(admin, [current, scratch]);
      await swap();
      await admin.query(`alter database ${quoted(before)} allow_connections true`);
    } catch (error) {
      await admin.query('rollback');
      await admin.query(`alter database ${quoted(current)} allow_connections true`);
      throw error;
    }
    return before;
  } finally {
    await admin.end();
  }
}

/** Ended connections need a moment to go. */
async function waitUntilUnused(admin: pg.Client, names: readonly string[]): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const { rows } = await admin.query(
      'select from pg_stat_activity where datname = any ($1) limit 1',
      [names],
    );
    if (rows.length === 0) return;
    await pause(50);
  }
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

/** A connection to another database of the same server. */
async function maintenance(connectionString: string): Promise<pg.Client> {
  const other = nameIn(connectionString) === 'postgres' ? 'template1' : 'postgres';
  const client = new pg.Client({
    connectionString: addressOf(connectionString, other),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function nameIn(connectionString: string): string {
  return decodeURIComponent(new URL(connectionString).pathname.slice(1));
}

function addressOf(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function rowsOf({ counts }: Archive): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0);
}

function notExact({ file }: RestoreOptions, table: string): ArchiveError {
  return new ArchiveError(`${file} cannot be restored exactly: the rows of ${table} differ.`);
}
