import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { emptied, pristineOf } from './emptied.ts';
import type { Pristine } from './emptied.ts';

/** A separate database for a test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The workers of a run get the address of its PostgreSQL from the environment. */
const serverVariable = 'WATERSHADE_TEST_SERVER';
const templateVariables = {
  migrated: 'WATERSHADE_TEST_TEMPLATE',
  demo: 'WATERSHADE_TEST_DEMO_TEMPLATE',
} as const;

/** The initial content for a test: tables without rows, or the demo organisation. */
export type Template = keyof typeof templateVariables;

/** From now on all databases of tests are created on this server. */
export function takeServer(serverUrl: string): void {
  process.env[serverVariable] = serverUrl;
}

/** From now on clones are made of this database, which must have no connections. */
export function takeAsTemplate(template: Template, { url }: TestDatabase): void {
  process.env[templateVariables[template]] = databaseOf(url);
}

/** A separate database with the content of a template. */
export async function cloneDatabase(template: Template = 'migrated'): Promise<TestDatabase> {
  const name = wanted(templateVariables[template]);
  return createDatabase(wanted(serverVariable), nameFor('clone'), {
    run: asKeptOwner,
    template: name,
  });
}

/** Databases that tests of this worker have left, emptied, for the next one. */
const left: TestDatabase[] = [];
let pristine: Promise<Pristine> | null = null;

/**
 * A migrated database without rows, like a clone, for one test. It may be one that another test has
 * left and that was emptied, which takes a tenth of the time; a database with a changed schema is
 * dropped.
 */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = left.pop() ?? (await reusableClone());
  pristine ??= pristineOf(database.url);
  const known = await pristine;
  return {
    url: database.url,
    drop: async () => {
      if (await emptied(database.url, known)) left.push(database);
      else await database.drop();
    },
  };
}

async function reusableClone(): Promise<TestDatabase> {
  const template = wanted(templateVariables.migrated);
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  return createDatabase(wanted(serverVariable), name, { run: asKeptOwner, template });
}

/** Drops the clones that the workers have left, at the end of a run. */
export async function dropEmptied(template: TestDatabase): Promise<void> {
  const serverUrl = wanted(serverVariable);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${databaseOf(template.url)}_`],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

/** An empty database, for tests of the migrations themselves. */
export async function bareDatabase(): Promise<TestDatabase> {
  return createDatabase(wanted(serverVariable), nameFor('bare'));
}

/** An empty database for creating a template. */
export async function databaseForTemplate(): Promise<TestDatabase> {
  return createDatabase(wanted(serverVariable), nameFor('template'));
}

async function createDatabase(
  serverUrl: string,
  name: string,
  { run = asOwner, template }: { run?: typeof asOwner; template?: string } = {},
): Promise<TestDatabase> {
  await run(
    serverUrl,
    // Its files are copied directly; by default every page would go through the log as well.
    template === undefined
      ? `create database ${name}`
      : `create database ${name} template ${template} strategy file_copy`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => run(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function asOwner(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A worker makes hundreds of clones, and opening a connection for each takes as long as half a
 * clone.
 */
const kept = new Map<string, Promise<KeptOwner>>();

/** A connection that keeps the process alive only while it runs a query. */
interface KeptOwner {
  run(sql: string): Promise<void>;
}

async function asKeptOwner(serverUrl: string, sql: string): Promise<void> {
  const owner = kept.get(serverUrl) ?? keptOwner(serverUrl);
  kept.set(serverUrl, owner);
  await (await owner).run(sql);
}

async function keptOwner(serverUrl: string): Promise<KeptOwner> {
  // The methods are missing in the types of pg.
  const client = new pg.Client({ connectionString: serverUrl }) as pg.Client & {
    ref(): void;
    unref(): void;
  };
  // The server may end before the worker.
  const forget = () => void kept.delete(serverUrl);
  client.on('error', forget).once('end', forget);
  try {
    await client.connect();
  } catch (error) {
    forget();
    throw error;
  }
  client.unref();
  let running = 0;
  return {
    async run(sql) {
      running += 1;
      client.ref();
      try {
        await client.query(sql);
      } finally {
        running -= 1;
        if (running === 0) client.unref();
      }
    },
  };
}

function nameFor(kind: string): string {
  return `watershade_${kind}_${randomUUID().replaceAll('-', '')}`;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function wanted(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error('The database setup of the test run has not run.');
  return value;
}
