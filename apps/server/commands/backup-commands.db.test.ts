import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measurementsOf } from '../testing/measurements.ts';
import { createOrgFixture } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import { runWatershade } from './test-watershade.ts';

let fixture: OrgFixture;
let folder: string;
let owner: pg.Client;
/** Databases that a restore leaves. */
let kept: string[];
beforeEach(async () => {
  fixture = await createOrgFixture();
  folder = mkdtempSync(join(tmpdir(), 'watershade-backup-'));
  owner = await connect(fixture.connectionString);
  kept = [];
});
afterEach(async () => {
  await owner.end();
  await fixture.leave();
  const admin = await connect(databaseNamed('postgres'));
  for (const name of kept) await admin.query(`drop database if exists "${name}" with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function databaseNamed(name: string): string {
  return Object.assign(new URL(fixture.connectionString), { pathname: `/${name}` }).href;
}

const watershade = (words: string[], env: Record<string, string> = {}) =>
  runWatershade(fixture.connectionString, words, env);

/** All rows of the tables of organisations, as text. */
async function content(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not in ('server_identity', 'schema_migrations') order by tablename`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${name} as t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const names = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ datname: string }>(
    "select datname from pg_database where datname like 'restore_%'",
  );
  return rows.map(({ datname }) => datname);
};
/** Other test files have such databases for a moment. */
async function expectNoneLeft(): Promise<void> {
  await expect.poll(names, { timeout: 30_000, interval: 250 }).toEqual([]);
}
const epoch = async (client: pg.Client): Promise<unknown> =>
  (await client.query('select server_epoch from server_identity')).rows;

test('a restore brings back every row as it was, and every device downloads its copy again', async () => {
  const odd = 'tab\tline\nback\\slash "quote" ümläut \\N \\.';
  const { org_id } = fixture.acme;
  const write = (sql: string, values: readonly unknown[] = []) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  const note = 'metadata || jsonb_build_object($1::text, $2::text)';
  await write(`update users set metadata = ${note}`, ['note', odd]);
  await owner.query(
    `insert into pgboss.job (name, data) select min(name), '{"kept": 1}' from pgboss.queue`,
  );
  const measurements = measurementsOf(fixture);
  await measurements.add('manager_day', measurements.sent('worker_day'));
  const before = await content(owner);
  const epochBefore = await epoch(owner);

  const file = join(folder, 'one.backup');
  const made = await watershade(['backup', '--to', file], { BACKUP_KEY: 'sixteen characters' });
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('encrypted.') as string });
  expect(readFileSync(file).includes('worker_day')).toBe(false);

  await write('delete from measurements');
  await write("update users set name_first = 'Changed'");
  const unconfirmed = await watershade(['restore', file], { BACKUP_KEY: 'sixteen characters' });
  expect(unconfirmed.code).toBe(2);
  expect(unconfirmed.text).toContain('Add --yes');
  const restored = await watershade(['restore', file, '--yes', '--json'], {
    BACKUP_KEY: 'sixteen characters',
  });
  expect(restored.code).toBe(0);
  const answer = JSON.parse(restored.text) as { before: string; rows: number };
  kept.push(answer.before);

  const after = await connect(fixture.connectionString);
  expect(await content(after)).toEqual(before);
  expect(await epoch(after)).not.toEqual(epochBefore);
  const { rows: tasks } = await after.query("select data from pgboss.job where data ? 'kept'");
  expect(tasks).toEqual([{ data: { kept: 1 } }]);
  // Triggers work again: a row gets its stamp by the write wrapper only.
  await expect(after.query("update users set name_last = 'x'")).rejects.toThrow('no modified_time');
  await after.end();
  const replaced = await connect(databaseNamed(answer.before));
  const { rows } = await replaced.query('select distinct name_first from users where org_id = $1', [
    org_id,
  ]);
  expect(rows).toEqual([{ name_first: 'Changed' }]);
  await replaced.end();
  expect(await fixture.app.call('GET', '/readyz')).toMatchObject({ status: 200 });
});

test('who was erased since the backup is erased again, and nobody else', async () => {
  const file = join(folder, 'erased.backup');
  await watershade(['backup', '--to', file]);
  const email = fixture.acme.emailOf('worker_day');
  const erased = await watershade(['erase-person', email, '--name', 'worker_day acme']);
  expect(erased.code).toBe(0);
  const restored = await watershade(['restore', file, '--yes', '--json']);
  const answer = JSON.parse(restored.text) as { before: string; erased: number; text: string };
  kept.push(answer.before);
  expect(answer.erased).toBe(1);
  expect(answer.text).toContain('Erased again, as since the backup: 1 person.');

  const after = await connect(fixture.connectionString);
  const { rows } = await after.query(
    'select name_first, email is null as is_gone from users where user_id = any ($1) order by 1',
    [['worker_day', 'mate_day'].map((role) => fixture.acme.id(role))],
  );
  expect(rows).toEqual([
    { name_first: '', is_gone: true },
    { name_first: 'mate_day', is_gone: false },
  ]);
  await after.end();
});

test('who was erased stays erased when an older and then a newer backup are restored', async () => {
  const [older, newer] = [join(folder, 'older.backup'), join(folder, 'newer.backup')];
  const { org_id } = fixture.acme;
  const user_id = randomUUID();
  await watershade(['backup', '--to', older]);
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into users (org_id, user_id, name_first, name_last, created_time)
       values ($1, $2, 'Eve', 'Late', now())`,
      [org_id, user_id],
    ),
  );
  await watershade(['backup', '--to', newer]);
  expect((await watershade(['erase-person', user_id, '--name', 'Eve Late'])).code).toBe(0);
  for (const file of [older, newer]) {
    const restored = await watershade(['restore', file, '--yes', '--json']);
    expect(restored.code, restored.text).toBe(0);
    kept.push((JSON.parse(restored.text) as { before: string }).before);
  }
  const after = await connect(fixture.connectionString);
  const { rows } = await after.query('select name_first from users where user_id = $1', [user_id]);
  expect(rows).toEqual([{ name_first: '' }]);
  await after.end();
});

test('a proof restores beside the database and leaves nothing', async () => {
  const file = join(folder, 'proof.backup');
  const { code, text } = await watershade(['backup', '--to', file]);
  expect(code).toBe(0);
  expect(text).toContain('not encrypted: set BACKUP_KEY to encrypt it.');
  const before = await content(owner);
  const proof = await watershade(['verify-backup', file]);
  expect(proof).toMatchObject({ code: 0, text: expect.stringContaining('were equal') as string });
  expect(await content(owner)).toEqual(before);
  await expectNoneLeft();
  const alone = await watershade(['verify-backup', file, '--only-file', '--json']);
  expect(JSON.parse(alone.text)).toMatchObject({ encrypted: false, version: '0.1.0' });
});

test('a damaged, foreign or newer backup changes nothing', async () => {
  const file = join(folder, 'good.backup');
  await watershade(['backup', '--to', file]);
  const before = await content(owner);
  const bytes = readFileSync(file);

  const torn = join(folder, 'torn.backup');
  writeFileSync(torn, bytes.subarray(0, bytes.length - 100));
  expect(await watershade(['restore', torn, '--yes'])).toMatchObject({
    ...{ code: 1, text: expect.stringContaining('is incomplete') as string },
  });
  const changed = join(folder, 'changed.backup');
  const middle = Math.floor(bytes.length / 2);
  writeFileSync(changed, bytes);
  const spoilt = Buffer.from(bytes);
  spoilt.writeUInt8((spoilt.readUInt8(middle) + 1) % 256, middle);
  writeFileSync(changed, spoilt);
  expect(await watershade(['restore', changed, '--yes'])).toMatchObject({
    ...{ code: 1, text: expect.stringMatching(/damaged or changed|incomplete/) as string },
  });
  await owner.query(
    "insert into schema_migrations (id, checksum) values ('2030-01-01-0000-later', 'x')",
  );
  const newer = join(folder, 'newer.backup');
  await watershade(['backup', '--to', newer]);
  expect(await watershade(['restore', newer, '--yes'])).toMatchObject({
    ...{
      code: 1,
      text: expect.stringContaining('2030-01-01-0000-later is unknown here') as string,
    },
  });
  expect(await content(owner)).toEqual(before);
  await expectNoneLeft();
});

test('what cannot be backed up is said in a sentence, and leaves no file', async () => {
  const unwritable = await watershade(['backup', '--to', '/dev/null/file.backup']);
  expect(unwritable).toEqual({
    code: 1,
    text: '/dev/null/file.backup cannot be written (ENOTDIR).',
  });
  await owner.query("create role reader_of_rows login password 'reader'");
  try {
    const url = Object.assign(new URL(fixture.connectionString), {
      username: 'reader_of_rows',
      password: 'reader',
    });
    const weak = await watershade(['backup', '--to', join(folder, 'weak.backup')], {
      DATABASE_URL: url.href,
    });
    expect(weak.code).toBe(1);
    expect(weak.text).toContain('The database role reader_of_rows may not read all rows.');
  } finally {
    await owner.query('drop role reader_of_rows');
  }
  expect(readdirSync(folder)).toEqual([]);
  const missing = { DATABASE_URL: '', DATA_DIR: join(folder, 'none') };
  expect(await watershade(['backup'], missing)).toMatchObject({
    ...{ code: 1, text: expect.stringContaining('There is no database in DATA_DIR') as string },
  });
  expect(readdirSync(folder)).toEqual([]);
  const named = await watershade(['backup', '--json'], { BACKUP_DIR: join(folder, 'nightly') });
  expect(JSON.parse(named.text)).toMatchObject({
    file: expect.stringContaining(join(folder, 'nightly/watershade-')) as string,
  });
  const short = await watershade(['backup'], { BACKUP_KEY: 'short' });
  expect(short).toEqual({ code: 1, text: 'BACKUP_KEY must have at least 16 characters.' });
});

test('commands are listed and explained, and a wrong call says how', async () => {
  expect((await watershade(['--help'])).text).toMatch(/^ {2}verify-backup {2,}Prove a backup/m);
  expect((await watershade(['restore', '--help'])).text).toContain('--yes');
  expect(await watershade(['fly'])).toEqual({
    ...{ code: 2, text: 'There is no command fly. See watershade --help.' },
  });
  expect((await watershade(['backup', '--wrong'])).code).toBe(2);
  const wrong = await watershade(['verify-backup', '--json']);
  expect([wrong.code, JSON.parse(wrong.text)]).toEqual([2, { error: 'Add one file.' }]);
});
