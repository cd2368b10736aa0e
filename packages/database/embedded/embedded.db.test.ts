import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '#packages/database';
import type { Embedded } from '#packages/database';
import { quiet } from '../test-world.ts';

let dataDir: string;
const running: Embedded[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'watershade-embedded-'));
});
afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.remove();
  await chmod(dataDir, 0o700);
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

/** Another process that starts the database of the same folder and says its address. */
async function startElsewhere() {
  const script = fileURLToPath(new URL('./start-elsewhere.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () => reject(new Error('ended before it was ready')));
  });
  const kill = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  return { url, kill };
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

test('a killed postmaster is started again', async () => {
  const elsewhere = await startElsewhere();
  await query(elsewhere.url, keep);
  await elsewhere.kill();
  const [row] = await query<{ folder: string }>(elsewhere.url, 'show data_directory');
  const folder = Object.values(row ?? {})[0] ?? '';
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const here = await start();
  expect(await query(here.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a second process on the same folder is refused in one sentence', async () => {
  const elsewhere = await startElsewhere();
  await expect(startEmbedded({ dataDir, log: quiet })).rejects.toThrow(
    /^DATA_DIR .* is in use by the running process \d+; stop it or choose another folder\.$/,
  );
  await elsewhere.kill();
  await start();
});

test('a path that is no folder is refused in one sentence', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: join(file, 'data'), log: quiet })).rejects.toThrow(
    /^DATA_DIR .* cannot be written \(ENOTDIR\)\.$/,
  );
});
