import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOwnerLock } from './owner-lock.ts';
import { startOf } from './process-state.ts';

let folder: string;
let note: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watershade-lock-'));
  note = join(folder, 'server.pid');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const refused = /is in use by the running process \d+; stop it or choose another folder\.$/;

test('a folder has one owner until it is released', async () => {
  const lock = await takeOwnerLock(folder);
  await expect(takeOwnerLock(folder)).rejects.toThrow(refused);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await takeOwnerLock(folder)).release();
});

test('a running process keeps the folder', async () => {
  await writeFile(note, `${String(process.ppid)} ${startOf(process.ppid)}\n`);
  await expect(takeOwnerLock(folder)).rejects.toThrow(
    `in use by the running process ${String(process.ppid)};`,
  );
});

test.each([
  ['a process that is gone', '999999999 1\n'],
  ['another process that had the id before', `${String(process.ppid)} another-start\n`],
  ['a dead process that had our own id', `${String(process.pid)} another-start\n`],
  ['nobody, since its writer was killed', ''],
])('a lock file of %s is ignored', async (_, text) => {
  await writeFile(note, text);
  const lock = await takeOwnerLock(folder);
  expect(await readFile(note, 'utf8')).toMatch(new RegExp(`^${String(process.pid)} `));
  await lock.release();
});

test('a newer lock file of another process is not removed', async () => {
  const lock = await takeOwnerLock(folder);
  await writeFile(note, '1 another\n');
  await lock.release();
  expect(await readFile(note, 'utf8')).toBe('1 another\n');
});
