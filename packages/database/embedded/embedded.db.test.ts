import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '#packages/database';
import type { Embedded } from '#packages/database';
import { quiet } from '../test-world.ts';
import { runAs } from './run-as.ts';

let dataDir: string;
const running: Embedded[] = [];
const elsewheres: { kill(): Promise<void> }[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'watershade-embedded-'));
});
afterEach(async () => {
  for (const { kill } of elsewheres.splice(0)) await kill();
  for (const embedded of running.splice(0).reverse()) await embedded.remove();
  // A test that failed early may have left the PostgreSQL of a killed process.
  const names = await readdir(dataDir, { recursive: true }).catch(() => []);
  if (names.some((name) => name.endsWith('server.pid'))) await (await start()).remove();
  running.length = 0;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: quiet });
  running.push(embedded);
  return embedded;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const answer = await client.query<Row>(sql);
  await client.end();
  return answer.rows;
}

const script = fileURLToPath(new URL('./start-elsewhere.ts', import.meta.url));

function spawnElsewhere() {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('close', () => reject(new Error(said)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  elsewheres.push({ kill });
  return { ready, kill };
}

/** Another process that starts the database of the same folder and prints its address. */
async function startElsewhere() {
  const { ready, kill } = spawnElsewhere();
  return { url: await ready, kill };
}

async function postmasterFile(url: string): Promise<string> {
  const [row] = await query<{ data_directory: string }>(url, 'show data_directory');
  return join(row?.data_directory ?? '', 'postmaster.pid');
}

async function killPostmaster(url: string): Promise<void> {
  const [pid] = (await readFile(await postmasterFile(url), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

const keep = 'create table kept (n int); insert into kept values (7)';

test('a folder that only its owner may enter works, and keeps its data', async () => {
  const first = await start();
  await query(first.connectionString, keep);
  await first.stop();
  const second = await start();
  expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('the PostgreSQL of a killed process is taken over', async () => {
  const elsewhere = await startElsewhere();
  await query(elsewhere.url, keep);
  await elsewhere.kill();
  const here = await start();
  expect(here.connectionString).toBe(elsewhere.url);
  expect(await query(here.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('after a kill of process and postmaster a start recovers', async () => {
  const elsewhere = await startElsewhere();
  await query(elsewhere.url, keep);
  const note = await readFile(await postmasterFile(elsewhere.url), 'utf8');
  await elsewhere.kill();
  process.kill(Number(note.split('\n')[0]), 'SIGKILL');
  const here = await start();
  expect(await query(here.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a postmaster killed while its process runs is restarted on the same port', async () => {
  const here = await start();
  await query(here.connectionString, keep);
  await killPostmaster(here.connectionString);
  await expect
    .poll(() => query(here.connectionString, 'select n from kept').catch(String), {
      timeout: 40_000,
    })
    .toEqual([{ n: 7 }]);
});

test('a note with the process id of another program causes no harm', async () => {
  const first = await start();
  const file = await postmasterFile(first.connectionString);
  const note = await readFile(file, 'utf8');
  await query(first.connectionString, keep);
  await first.stop();
  const stranger = spawn('sleep', ['300'], { ...runAs(), stdio: 'ignore' });
  try {
    await writeFile(file, note.replace(/^\d+/, String(stranger.pid)));
    const second = await start();
    expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
  } finally {
    stranger.kill();
  }
});

test('a start continues after a kill during the creation of the database', async () => {
  await chmod(dataDir, 0o755);
  const elsewhere = spawnElsewhere();
  const outcome = elsewhere.ready.then(
    () => 'ready',
    () => 'ended before it was ready',
  );
  await expect
    .poll(async () => (await readdir(dataDir, { recursive: true })).join(), { timeout: 30_000 })
    .toMatch(/in-the-making-[\w-]+\/base/);
  await elsewhere.kill();
  expect(await outcome).toBe('ended before it was ready');
  const here = await start();
  await query(here.connectionString, keep);
  expect(await query(here.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('of two processes that start at once on an empty folder one is rejected', async () => {
  const both = [spawnElsewhere(), spawnElsewhere()];
  const outcomes = await Promise.all(both.map(({ ready }) => ready.catch(String)));
  const refused = outcomes.filter((outcome) => !outcome.startsWith('postgres://'));
  expect(refused).toEqual([expect.stringMatching(/is in use by the running process \d+/)]);
  for (const { kill } of both) await kill();
  await start();
});

test('data stays in its folder if DATA_DIR becomes readable later', async () => {
  const first = await start();
  await query(first.connectionString, keep);
  await first.stop();
  await chmod(dataDir, 0o755);
  const second = await start();
  expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a stopped handle does not affect the next start', async () => {
  const first = await start();
  await first.stop();
  const second = await start();
  await query(second.connectionString, keep);
  await first.stop();
  await expect(first.remove()).rejects.toThrow(/is in use by the running process/);
  expect(await query(second.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a lost password is reported with advice', async () => {
  const first = await start();
  await first.stop();
  await rm(join(dataDir, 'database-password'));
  await expect(startEmbedded({ dataDir, log: quiet })).rejects.toThrow(
    /database-password is missing, .* bring it back, or delete .*cluster with all data/,
  );
});

test('errors in queries are not in the log of PostgreSQL', async () => {
  const here = await start();
  await query(here.connectionString, 'create table once (name text primary key)');
  const twice = "insert into once values ('a-secret'), ('a-secret')";
  await expect(query(here.connectionString, twice)).rejects.toThrow(/duplicate key/);
  await here.stop();
  const text = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(text).toContain('database system is shut down');
  expect(text).not.toContain('a-secret');
});

test('a second process on the same folder is rejected with one message', async () => {
  const elsewhere = await startElsewhere();
  await expect(startEmbedded({ dataDir, log: quiet })).rejects.toThrow(
    /^DATA_DIR .* is in use by the running process \d+; stop it or choose another folder\.$/,
  );
  await elsewhere.kill();
  await start();
});

test('a path that is not a folder is rejected with one message', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: join(file, 'data'), log: quiet })).rejects.toThrow(
    /^DATA_DIR .* cannot be written \(ENOTDIR\)\.$/,
  );
});
