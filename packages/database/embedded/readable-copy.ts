import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Copies a folder to a place where every user may read it, whatever the modes of the original. The
 * copy appears completely or not at all.
 *
 * @returns whether a copy was made; an earlier one is kept
 */
export async function copyReadable(from: string, to: string): Promise<boolean> {
  if (existsSync(to)) return false;
  await mkdir(dirname(to), { recursive: true });
  await chmod(dirname(to), 0o755);
  const half = `${to}-${randomUUID()}`;
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  await openForAll(half);
  // Of two concurrent first starts the second finds the folder and deletes its own copy.
  await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
  return true;
}

async function openForAll(path: string): Promise<void> {
  const about = await lstat(path);
  if (about.isSymbolicLink()) return;
  if (!about.isDirectory()) return chmod(path, (about.mode & 0o100) === 0 ? 0o644 : 0o755);
  await chmod(path, 0o755);
  for (const name of await readdir(path)) await openForAll(join(path, name));
}
