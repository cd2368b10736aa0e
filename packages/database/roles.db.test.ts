import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { baseMigrations, migrate, openDatabase, startEmbedded } from '#packages/database';
import type { Embedded } from '#packages/database';
import { quiet } from './test-world.ts';

// Roles belong to the cluster, so these tests have their own one.
let dataDir: string;
let cluster: Embedded;
let admin: pg.Client;
const names = ['one', 'two', 'three', 'four'];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'watershade-roles-'));
  cluster = await startEmbedded({ dataDir, log: quiet, settings: { fsync: 'off' } });
  admin = new pg.Client({ connectionString: cluster.connectionString });
  await admin.connect();
});
beforeEach(async () => {
  await admin.query("create role plain login password 'plain'");
  for (const name of names) await admin.query(`create database ${name} owner plain`);
});
afterEach(async () => {
  for (const name of names) await admin.query(`drop database ${name} with (force)`);
  await admin.query('drop role if exists watershade_app');
  await admin.query('drop role plain');
});
afterAll(async () => {
  await admin.end();
  await cluster.remove();
  await rm(dataDir, { recursive: true, force: true });
});

function address(name: string, user?: string): string {
  const url = new URL(cluster.connectionString);
  url.pathname = `/${name}`;
  if (user !== undefined) [url.username, url.password] = [user, user];
  return url.href;
}

const run = (connectionString: string) =>
  migrate({ connectionString, migrations: baseMigrations, log: quiet });

async function currentRole(connectionString: string): Promise<unknown> {
  const database = openDatabase({ connectionString, stampedTables: [], log: quiet });
  try {
    return (await database.unscoped((tx) => tx.query('select current_user as name'))).rows;
  } finally {
    await database.close();
  }
}

test('databases of one cluster that are migrated at once share the role', async () => {
  const runs = await Promise.all(names.map((name) => run(address(name))));
  expect(runs.map(({ applied }) => applied.length)).toEqual(names.map(() => baseMigrations.length));
});

test('an owner that may create roles needs nothing else', async () => {
  await admin.query('alter role plain createrole');
  await run(address('one', 'plain'));
  expect(await currentRole(address('one', 'plain'))).toEqual([{ name: 'watershade_app' }]);
});

test('an owner without CREATEROLE gets the statements to run, and they work', async () => {
  const sentence = await run(address('one', 'plain')).then(String, String);
  const wanted = /Run as a superuser: (create role .*; grant .*;)$/.exec(sentence)?.[1] ?? '';
  expect(wanted).toBe('create role watershade_app nologin; grant watershade_app to plain;');
  await admin.query(wanted);
  await run(address('one', 'plain'));
  expect(await currentRole(address('one', 'plain'))).toEqual([{ name: 'watershade_app' }]);
});

test('an owner without the membership gets a message', async () => {
  await admin.query('create role watershade_app nologin');
  await expect(run(address('one', 'plain'))).rejects.toThrow(
    /Run as a superuser: grant watershade_app to plain;$/,
  );
});

test.each(['bypassrls', 'superuser'])('a role that is %s is rejected', async (strength) => {
  await run(address('one'));
  await admin.query(`alter role watershade_app ${strength}`);
  await expect(currentRole(address('one'))).rejects.toThrow(
    'watershade_app is a superuser or has BYPASSRLS, so organisations would see each other; refused',
  );
});
