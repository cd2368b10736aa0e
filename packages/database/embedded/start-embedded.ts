import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../log.ts';
import { ensureCluster, usableFolder } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { keepRunning } from './keeper.ts';
import { startPostmaster } from './launch.ts';
import type { Settings } from './launch.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { addressOf, answers, livingPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** PostgreSQL settings in addition to ours, e.g. `fsync: 'off'` for tests. */
  settings?: Settings;
}

export interface Embedded {
  readonly connectionString: string;
  /** Stops PostgreSQL and releases DATA_DIR; further calls do nothing. */
  stop(): Promise<void>;
  /**
   * Stops and deletes the database.
   *
   * @throws Error if another process owns DATA_DIR by now
   */
  remove(): Promise<void>;
}

/**
 * Starts PostgreSQL as a child process on the loopback address, with its data in DATA_DIR, and
 * restarts it when it dies.
 *
 * PostgreSQL survives a kill of this process: one that answers is adopted, one that does not is
 * stopped first.
 *
 * @throws Error with one sentence if the folder cannot be used or is in use
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, settings = {} } = options;
  const home = await usableFolder(options.dataDir);
  const lock = await takeOwnerLock(home);
  try {
    const cluster = await ensureCluster(home, log);
    const running =
      (await adopt(cluster, log)) ?? (await startPostmaster(cluster, settings, freePort));
    const { port } = running;
    const again = () => startPostmaster(cluster, settings, () => Promise.resolve(port));
    const end = keepRunning(running, again, log);
    let stopped: Promise<void> | null = null;
    const stop = () => (stopped ??= end().then(() => lock.release()));
    return {
      connectionString: addressOf(cluster, port),
      stop,
      remove: async () => {
        await stop();
        const own = await takeOwnerLock(home);
        await rm(dirname(cluster.folder), { recursive: true, force: true });
        await own.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function adopt(cluster: Cluster, log: Log): Promise<Postmaster | null> {
  const living = await livingPostmaster(cluster.folder);
  if (living === null) return null;
  if (await answers(cluster, living.port)) {
    log.info({ pid: living.pid }, 'adopting the PostgreSQL of an earlier run');
    return living;
  }
  log.warn({ pid: living.pid }, 'the PostgreSQL of an earlier run does not answer');
  await stopPostmaster(living.pid);
  return null;
}
