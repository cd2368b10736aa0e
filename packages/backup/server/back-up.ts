import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createArchive } from './write-archive.ts';
import type { ArchiveOptions, ArchiveWriter } from './write-archive.ts';
import type { Counted, Manifest } from './archive-format.ts';
import { countLines } from './read-archive.ts';
import { connectAsOwner, namesOf } from './owner-connection.ts';
import type { ExtraRows } from './owner-connection.ts';

export interface BackUpOptions extends ArchiveOptions {
  /** Connection of the database owner. */
  readonly connectionString: string;
  /** Tables outside the schema `public` whose rows belong to the backup. */
  readonly extraRows: readonly ExtraRows[];
  /** Called now and then with the number of rows so far. */
  readonly onProgress?: (rows: number) => void;
}

export interface BackUp {
  /** Bytes. */
  readonly size: number;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes every row of a database into an archive, in one snapshot while others write. The archive
 * appears complete or not at all.
 *
 * @throws Error if the database cannot be read completely, or the file not be written
 */
export async function backUp(options: BackUpOptions): Promise<BackUp> {
  const client = await connectAsOwner(options.connectionString);
  let archive: ArchiveWriter | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await manifestOf(client, options.extraRows);
    archive = await createArchive(options);
    await archive.manifest(manifest);
    const counts: Counted[] = [];
    let rows = 0;
    for (const table of manifest.tables) {
      await archive.table(table.name);
      const where = options.extraRows.find(({ name }) => name === table.name)?.where;
      counts.push(await writeTable(client, table, where, archive));
      rows += counts.at(-1)?.rows ?? 0;
      options.onProgress?.(rows);
    }
    const size = await archive.finish(counts);
    return { size, tables: manifest.tables.length, rows };
  } catch (error) {
    await archive?.abandon();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Digest and number of rows of a table, as `backUp` computes them. */
export async function countTable(
  client: pg.Client,
  table: Manifest['tables'][number],
  where?: string,
): Promise<Counted> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const part of client.query(copyTo(copyOf(table, where)))) {
    hash.update(part as Buffer);
    rows += countLines(part as Buffer);
  }
  return { name: table.name, rows, sha256: hash.digest('hex') };
}

/** Bytes of rows in a chunk, before compression. */
const chunkLength = 4 * 1024 * 1024;

async function writeTable(
  client: pg.Client,
  table: Manifest['tables'][number],
  where: string | undefined,
  archive: ArchiveWriter,
): Promise<Counted> {
  const hash = createHash('sha256');
  let rows = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    const text = Buffer.concat(parts);
    [parts, length] = [[], 0];
    hash.update(text);
    rows += countLines(text);
    await archive.rows(text);
  };
  for await (const part of client.query(copyTo(copyOf(table, where)))) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= chunkLength) await flush();
  }
  if (length > 0) await flush();
  return { name: table.name, rows, sha256: hash.digest('hex') };
}

function copyOf({ name, columns }: Manifest['tables'][number], where = 'true'): string {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy (select ${list} from ${namesOf(name)} where ${where}) to stdout`;
}

async function manifestOf(client: pg.Client, extraRows: readonly ExtraRows[]): Promise<Manifest> {
  const migrations = await client
    .query<Manifest['migrations'][number]>(
      'select id, checksum from schema_migrations order by applied_time, id',
    )
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === '42P01'
        ? new Error('The database is empty, or not one of this product; nothing was backed up.')
        : error;
    });
  const tables = await client.query<Manifest['tables'][number]>(
    `select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end
         as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class as c
       join pg_namespace as n on n.oid = c.relnamespace
       join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and ((n.nspname = 'public' and c.relname <> 'schema_migrations')
         or n.nspname || '.' || c.relname = any ($1))
     group by n.nspname, c.relname order by n.nspname <> 'public', c.relname`,
    [extraRows.map(({ name }) => name)],
  );
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
     from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  const version = await client.query<{ server_version: string }>('show server_version');
  return {
    postgres_version: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: sequences.rows,
  };
}
