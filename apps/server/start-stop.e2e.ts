import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '#packages/database';
import { startProduct, until } from '#packages/testing/browser';
import { cloneDatabase } from '#packages/testing/clones';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'watershade-start-'));
});
afterEach(async () => {
  await chmod(dataDir, 0o700);
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the built server until it ends; returns its exit code and its message to the user. */
async function runToEnd(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

test('a port in use is reported by number', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const clone = await cloneDatabase();
  expect(await runToEnd({ PORT: String(port), DATABASE_URL: clone.url })).toEqual({
    code: 1,
    said: `Port ${String(port)} on 127.0.0.1 is taken; stop what uses it or set PORT.`,
  });
  taken.close();
  await clone.drop();
});

test.each([
  ['no database there', 'postgres://a:b@127.0.0.1:1/none', /does not answer \(ECONNREFUSED\)\.$/],
  ['not an address', 'nonsense', /^DATABASE_URL must look like postgres:/],
])('an invalid DATABASE_URL (%s) is rejected with one message', async (_fault, url, sentence) => {
  const { code, said } = await runToEnd({ PORT: '0', DATABASE_URL: url });
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test('a missing database is reported by name', async () => {
  const clone = await cloneDatabase();
  await clone.drop();
  const { code, said } = await runToEnd({ PORT: '0', DATABASE_URL: clone.url });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database of DATABASE_URL does not exist/);
});

test.each([
  ['below a file', (folder: string) => join(folder, 'a-file', 'data'), 'ENOTDIR'],
  ['that is a file', (folder: string) => join(folder, 'a-file'), 'EEXIST'],
  ['where the system lets nobody make one', () => '/proc/nothing/data', 'ENOENT'],
  ['behind a link to itself', (folder: string) => join(folder, 'loop', 'data'), 'ELOOP'],
])('a DATA_DIR %s is rejected with one message', async (_where, pathIn, reason) => {
  await writeFile(join(dataDir, 'a-file'), '');
  await symlink(join(dataDir, 'loop'), join(dataDir, 'loop'));
  const path = pathIn(dataDir);
  expect(await runToEnd({ PORT: '0', DATA_DIR: path })).toEqual({
    code: 1,
    said: `DATA_DIR ${path} cannot be written (${reason}).`,
  });
});

test('a stop ends a start that waits', async () => {
  const clone = await cloneDatabase();
  const holder = new pg.Client({ connectionString: clone.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(8113947207)');
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0', DATABASE_URL: clone.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  await until('start that waits', () => said.includes('waiting for it'));
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(said).toContain('The start could not be ended in 5 seconds and was given up.');
  await holder.end();
  await clone.drop();
});

test('the server stops cleanly, and the next start finds all data', async () => {
  const first = await startProduct({ dataDir, env: { LOG_LEVEL: 'info' } });
  const login = { email: 'owner@demo.example', password: 'demo-heat-2026' };
  const signIn = (origin: string) =>
    fetch(`${origin}/v3/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
  expect((await signIn(first.origin)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(first.log()).toContain('stopped');

  const second = await startProduct({ dataDir });
  expect((await signIn(second.origin)).status).toBe(200);
  await second.kill9();

  const third = await startProduct({ dataDir });
  expect((await signIn(third.origin)).status).toBe(200);
  expect(await third.stop()).toBe(0);
  await (await startEmbedded({ dataDir, log: quiet })).remove();
});

test('a stop during the first start leaves no process running', async () => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await until('first migration', () => said.includes('schema step done'));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said).not.toContain('is ready on');

  let takenOver = false;
  const info = (_fields: object, text: string) => void (takenOver ||= text.includes('taken over'));
  const next = await startEmbedded({ dataDir, log: { ...quiet, info } });
  expect(takenOver).toBe(false);
  await next.remove();
});

test('without its database the server runs, is not ready, and recovers by itself', async () => {
  const embedded = await startEmbedded({ dataDir, log: quiet });
  const product = await startProduct({ databaseUrl: embedded.connectionString });
  const status = async (path: string) => (await fetch(`${product.origin}${path}`)).status;
  expect(await status('/readyz')).toBe(200);

  // Nobody can close the database they are connected with, so the owner connects to another one.
  const elsewhere = new URL(embedded.connectionString);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const owner = new pg.Client({ connectionString: elsewhere.href });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(`alter database ${name} allow_connections false`);
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await until('server not ready', async () => (await status('/readyz')) === 503);
  expect(await status('/healthz')).toBe(200);

  await owner.query(`alter database ${name} allow_connections true`);
  await until('server ready again', async () => (await status('/readyz')) === 200, 10_000);
  await owner.end();
  expect(await product.stop()).toBe(0);
  await embedded.remove();
});
