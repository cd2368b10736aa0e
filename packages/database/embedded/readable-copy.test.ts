import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyReadable } from './places.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watershade-copy-'));
  await mkdir(join(folder, 'from', 'bin'), { recursive: true });
  await writeFile(join(folder, 'from', 'bin', 'program'), 'run');
  await writeFile(join(folder, 'from', 'text'), 'read');
  await symlink('text', join(folder, 'from', 'link'));
  await chmod(join(folder, 'from', 'bin', 'program'), 0o700);
  await chmod(join(folder, 'from', 'text'), 0o600);
  await chmod(join(folder, 'from', 'bin'), 0o700);
  await chmod(join(folder, 'from'), 0o700);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...path: string[]) => (await stat(join(folder, ...path))).mode & 0o777;

test('a tree that only its owner may read is readable in the copy', async () => {
  expect(await copyReadable(join(folder, 'from'), join(folder, 'home', 'to'))).toBe(true);
  expect(await modeOf('home')).toBe(0o755);
  expect(await modeOf('home', 'to', 'bin')).toBe(0o755);
  expect(await modeOf('home', 'to', 'bin', 'program')).toBe(0o755);
  expect(await modeOf('home', 'to', 'text')).toBe(0o644);
  expect(await readFile(join(folder, 'home', 'to', 'link'), 'utf8')).toBe('read');
});

test('an earlier copy is kept, and two concurrent ones leave one', async () => {
  const copies = [1, 2].map(() => copyReadable(join(folder, 'from'), join(folder, 'to')));
  await Promise.all(copies);
  await writeFile(join(folder, 'to', 'text'), 'earlier');
  expect(await copyReadable(join(folder, 'from'), join(folder, 'to'))).toBe(false);
  expect(await readFile(join(folder, 'to', 'text'), 'utf8')).toBe('earlier');
});
