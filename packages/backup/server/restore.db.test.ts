import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseMigrations, checksumOf, migrate, organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';
import { bareDatabase } from '#packages/testing/database';
import { backUp } from './back-up.ts';
import { openArchive } from './read-archive.ts';
import { proveArchive, restoreArchive } from './restore.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const first: Migration = {
  id: '2026-11-27-0001-first',
  sql: `
    create table children (org_id uuid, child_id int, parent_id int, primary key (org_id, child_id));
    create table parents (
      org_id uuid, parent_id int, name text, doubled int generated always as (parent_id * 2) stored,
      modified_time timestamptz(3), created_time timestamptz(3) not null default now(),
      primary key (org_id, parent_id));
    alter table children add constraint to_parent
      foreign key (org_id, parent_id) references parents (org_id, parent_id);
    ${organisationTable('children')}
    ${organisationTable('parents', { synced: true })}
    create sequence numbers start 5;
    insert into parents (org_id, parent_id, name, modified_time)
    select gen_random_uuid(), 0, 'of the migration', now() where false;
    create table defaults (name text primary key);
    insert into defaults values ('of the migration');`,
};
const second: Migration = {
  id: '2026-11-27-0002-second',
  sql: "alter table parents add column colour text not null default 'green'",
};
const older = [...baseMigrations, first];
const newer = [...older, second];

let folder: string;
let database: Awaited<ReturnType<typeof bareDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  database = await bareDatabase();
  await migrate({ connectionString: database.url, migrations: older, log: quiet });
  await query(`
    begin;
    select set_config('app.stamping', 'on', true);
    delete from defaults;
    insert into defaults values ('of the operator');
    insert into parents (org_id, parent_id, name, modified_time)
    select gen_random_uuid(), n, 'name ' || n, '2026-11-27T00:00:00.001Z' from generate_series(1, 50) as n;
    insert into children select org_id, parent_id, parent_id from parents;
    commit;
    select nextval('numbers'), nextval('numbers');`);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function query<Row extends object>(sql: string, url = database.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = (await client.query(sql)) as { rows: Row[] };
  await client.end();
  return rows;
}

async function archiveNow() {
  const file = join(folder, 'it.backup');
  await backUp({
    ...{ file, product: 'example', version: '1', now: 0, extraRows: [] },
    connectionString: database.url,
  });
  return { file, archive: await openArchive({ file, product: 'example' }) };
}

const optionsFor = (given: Awaited<ReturnType<typeof archiveNow>>, migrations = newer) => ({
  ...{ ...given, connectionString: database.url, migrations, extraRows: [], log: quiet },
  prepare: () => Promise.resolve(),
});

test('rows, references, generated values, sequences and defaults of migrations come back, then later steps run', async () => {
  const given = await archiveNow();
  await query('drop table children, parents, defaults cascade');
  const { before, rows } = await restoreArchive(optionsFor(given));
  try {
    expect(rows).toBeGreaterThan(100);
    expect(
      await query(
        `select count(*)::int as parents, sum(doubled)::int as doubled, min(colour) as colour,
           min(modified_time) = max(modified_time) as same, (select min(name) from defaults) as name,
           (select count(*)::int from children join parents using (org_id, parent_id)) as children,
           nextval('numbers')::int as next
         from parents`,
      ),
    ).toEqual([
      {
        ...{ parents: 50, doubled: 2550, colour: 'green', same: true, name: 'of the operator' },
        ...{ children: 50, next: 7 },
      },
    ]);
    await expect(
      query("insert into children values ('00000000-0000-0000-0000-000000000001', 1, 1)"),
    ).rejects.toThrow('to_parent');
  } finally {
    await query(`drop database "${String(before)}" with (force)`);
  }
});

test('a proof notices rows that a restore would change', async () => {
  const given = await archiveNow();
  expect(await proveArchive(optionsFor(given))).toBeGreaterThan(100);
  // A step after which the same rows are stored otherwise.
  const lossy = {
    ...first,
    sql: first.sql.replace('defaults (name text', 'defaults (name char(40)'),
  };
  const changed = { ...given.archive, manifest: { ...given.archive.manifest } };
  const migrations = [...baseMigrations, lossy];
  changed.manifest = {
    ...given.archive.manifest,
    migrations: given.archive.manifest.migrations.map((step) =>
      step.id === first.id ? { ...step, checksum: checksumOf(lossy) } : step,
    ),
  };
  await expect(
    proveArchive({ ...optionsFor(given, migrations), archive: changed }),
  ).rejects.toThrow('cannot be restored exactly: the rows of defaults differ.');
});

test('a restore waits for nobody: those who are connected are disconnected, and connect again', async () => {
  const given = await archiveNow();
  const busy = new pg.Client({ connectionString: database.url });
  const lost = new Promise((resolve) => busy.once('error', resolve));
  await busy.connect();
  await busy.query('begin; lock table parents');
  const { before } = await restoreArchive(optionsFor(given));
  await lost;
  expect(await query('select count(*)::int as parents from parents')).toEqual([{ parents: 50 }]);
  await query(`drop database "${String(before)}" with (force)`);
});
