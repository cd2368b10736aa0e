import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoOrganisationId } from '#demo/domain';
import { demoPassword } from '#demo/server';
import { migrate } from '#packages/database';
import { openArchive, restoreArchive } from '#packages/backup/server';
import type { Archive } from '#packages/backup/server';
import { bareDatabase, cloneDatabase, databaseAt } from '#packages/testing/database';
import { product, restoreParts } from '../backups.ts';
import { migrations } from '../composition.ts';
import { appOn, newId } from '../testing/org-fixture.ts';
import type { TestApp } from '../testing/org-fixture.ts';
import { schemaOf } from './schema-of.ts';

/** The demo organisation of earlier versions, see the README beside them. */
const folder = new URL('archives/', import.meta.url);
const archives = readdirSync(folder).filter((name) => name.endsWith('.backup'));
const silent = { info: () => undefined, warn: console.warn, error: console.error };

let database: Awaited<ReturnType<typeof bareDatabase>>;
beforeEach(async () => {
  database = await bareDatabase();
});
afterEach(() => database.drop());

async function open(name: string) {
  const file = new URL(name, folder).pathname;
  const archive = await openArchive({ file, product, key: undefined });
  return { archive, file };
}

/** Puts the database of an archive in the place of the test's, up to the steps of a version. */
async function restore(name: string, steps = migrations): Promise<Archive> {
  const { archive, file } = await open(name);
  const options = { ...restoreParts, archive, file, connectionString: database.url };
  const { before } = await restoreArchive({ ...options, migrations: steps });
  await query(`drop database ${before ?? ''}`, 'postgres');
  return archive;
}

async function query<Row extends pg.QueryResultRow>(sql: string, name?: string): Promise<Row[]> {
  const address = new URL(database.url);
  if (name !== undefined) address.pathname = name;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('there are archives of at least four earlier versions', () => {
  expect(archives.length).toBeGreaterThanOrEqual(4);
});

test.each(archives)('%s is upgraded with all of its rows, and can be used', async (name) => {
  const { manifest, counts } = await restore(name);
  expect(manifest.migrations.length).toBeLessThan(migrations.length);

  // The same tables, rights and functions as of a new installation.
  const fresh = await cloneDatabase();
  try {
    expect(await schemaOf(database.url)).toEqual(await schemaOf(fresh.url));
  } finally {
    await fresh.drop();
  }
  const [stored] = await query<Record<string, number>>(
    `select ${counts.map((table) => `(select count(*)::int from ${table.name}) as "${table.name}"`).join(', ')}`,
  );
  for (const { name, rows } of counts) expect([name, stored?.[name]]).toEqual([name, rows]);

  const opened = databaseAt(database.url);
  const app = await appOn(opened, { now: Date.now() });
  try {
    await tryProduct(app);
  } finally {
    await app.close();
    await opened.close();
  }
});

test('a step that fails leaves the database as it was, and a later try continues', async () => {
  const [name = ''] = archives;
  const { archive } = await open(name);
  const had = new Set(archive.manifest.migrations.map(({ id }) => id));
  await restore(
    name,
    migrations.filter(({ id }) => had.has(id)),
  );
  const rest = migrations.filter(({ id }) => !had.has(id));
  const half = Math.floor(rest.length / 2);
  const failing = {
    id: '9999-failing',
    sql: 'create table half_done (); update users set active = false; select 1 / 0;',
  };
  const first = [...migrations.filter(({ id }) => had.has(id)), ...rest.slice(0, half), failing];
  const run = (steps: typeof migrations) =>
    migrate({ connectionString: database.url, migrations: steps, log: silent });
  await expect(run(first)).rejects.toThrow(/9999-failing/);
  expect(await query(`select to_regclass('half_done') as found`)).toEqual([{ found: null }]);
  expect(await query('select from users where active')).not.toEqual([]);
  // The version before starts again: steps that it does not know do not concern it.
  expect(await run(migrations.filter(({ id }) => had.has(id)))).toEqual({ applied: [] });
  const { applied } = await run([...migrations]);
  expect(applied).toEqual(rest.slice(half).map(({ id }) => id));
});

/** Signs in, loads the whole copy, makes every read without parameters, and stores a test. */
async function tryProduct(app: TestApp): Promise<void> {
  const signIn = { email: 'owner@demo.example', password: demoPassword };
  const { body } = await app.call('POST', '/v3/auth/login', signIn);
  expect([body.code, body.message]).toEqual([body.code, null]);
  const { token } = body.data;
  // Each answer is compared with its contract, so a row that an earlier version stored fits it.
  const core = await app.call('POST', '/v3/sync/core', {}, token);
  expect(core.status).toBe(200);
  const [known] = await query<{ users: number; measurements: number }>(
    `select (select count(*)::int from users where org_id = '${demoOrganisationId}') as users,
       (select count(*)::int from measurements where org_id = '${demoOrganisationId}') as measurements`,
  );
  expect(core.body.data.users).toHaveLength(known?.users ?? 0);
  expect(await loadTests(app, token)).toBe(known?.measurements);

  const failed: unknown[] = [];
  for (const path of readsWithoutParameters()) {
    const { status, body } = await app.call('GET', path, undefined, token);
    if (status >= 500) failed.push([path, status, body.message]);
  }
  expect(failed).toEqual([]);

  const measurement = {
    ...{ measurement_id: newId(), user_id: core.body.data.users[0]?.['user_id'], type: 'sosm' },
    ...{ value: 104, created_time: new Date(Date.now() - 60_000).toISOString() },
  };
  const stored = await app.call('POST', '/v3/measurement', { measurements: [measurement] }, token);
  expect([stored.status, stored.body.data.accepted]).toEqual([200, [measurement.measurement_id]]);
}

/** Loads all tests page by page; returns their number. */
async function loadTests(app: TestApp, token: string): Promise<number> {
  let count = 0;
  let body: Record<string, unknown> = {};
  for (;;) {
    const answer = await app.call('POST', '/v3/sync/measures/init', body, token);
    expect(answer.status).toBe(200);
    const { measurements, sync_time } = answer.body.data;
    if (measurements.length === 0) return count;
    count += measurements.length;
    body = {
      last_measurement_modified_time: measurements.at(-1)?.modified_time,
      init_measurement_sync_time: body['init_measurement_sync_time'] ?? sync_time,
    };
  }
}

function readsWithoutParameters(): string[] {
  const calls = readFileSync(new URL('../../../docs/rules/calls.tsv', import.meta.url), 'utf8');
  return calls
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([method, path = '']) => method === 'GET' && !/[{]|events$|logout$/.test(path))
    .map(([, path = '']) => path);
}
