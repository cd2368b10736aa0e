import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseMigrations, migrate } from '#packages/database';
import { bareDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';
import { quiet, things } from './test-world.ts';

let bare: TestDatabase;
beforeEach(async () => {
  bare = await bareDatabase();
});
afterEach(() => bare.drop());

const run = (migrations = [...baseMigrations, things]) =>
  migrate({ connectionString: bare.url, migrations, log: quiet });

test('three processes that start together on an empty database run each migration once', async () => {
  const runs = await Promise.all([run(), run(), run()]);
  const applied = runs.flatMap((result) => result.applied);
  expect(applied.sort()).toEqual([...baseMigrations, things].map(({ id }) => id).sort());
});

test('a second run has nothing to do', async () => {
  await run();
  expect(await run()).toEqual({ applied: [] });
});

test('a migration that changed after it ran is rejected by name', async () => {
  await run();
  const changed = { ...things, sql: `${things.sql} -- changed` };
  await expect(run([...baseMigrations, changed])).rejects.toThrow(
    `Schema step ${things.id} differs from the one that ran on this database.`,
  );
});

test('a failed migration is reported by name, stores nothing, and runs again at the next start', async () => {
  const half = { id: 'half', sql: 'create table half (id int); select 1 / 0;' };
  await expect(run([...baseMigrations, half])).rejects.toThrow(
    'Schema step half failed: division by zero',
  );
  const client = new pg.Client({ connectionString: bare.url });
  await client.connect();
  const found = await client.query("select to_regclass('half') as half");
  await client.end();
  expect(found.rows).toEqual([{ half: null }]);
  expect(await run()).toEqual({ applied: [things.id] });
});

test('after a kill during a migration the next start continues', async () => {
  const slow = { id: 'slow', sql: 'create table slow (id int); select pg_sleep(60)' };
  const outcome = run([...baseMigrations, slow]).then(() => 'done', String);
  const owner = new pg.Client({ connectionString: bare.url });
  await owner.connect();
  await expect
    .poll(
      async () => {
        const ended = await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep(60)%'
            and pid <> pg_backend_pid()`);
        return ended.rowCount;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await outcome).toContain('Schema step slow failed');
  await owner.end();
  const quick = { id: 'slow', sql: 'create table slow (id int)' };
  expect(await run([...baseMigrations, quick])).toEqual({ applied: ['slow'] });
});
