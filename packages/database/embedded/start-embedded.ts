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
  /** PostgreSQL settings beside ours, e.g. `fsync: 'off'` for tests. */
  settings?: Settings;
}

export interface Embedded {
  readonly connectionString: string;
  /** Ends PostgreSQL and gives DATA_DIR free; once is enough, more does nothing. */
  stop(): Promise<void>;
  /**
   * Stops and deletes the database, wherever it lies.
   *
   * @throws Error where another start owns DATA_DIR by now
   */
  remove(): Promise<void>;
}

/**
 * Starts PostgreSQL as a child on the loopback address, with its data under DATA_DIR, and starts
 * it again should it die.
 *
 * After this process was killed its PostgreSQL lives on: one that answers is adopted, one that
 * does not is stopped first.
 *
 * @throws Error with one sentence where the folder cannot be used or is in use
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
    log.info({ pid: living.pid }, 'the PostgreSQL of an earlier run is taken over');
    return living;
  }
  log.warn({ pid: living.pid }, 'the PostgreSQL of an earlier run does not answer');
  await stopPostmaster(living.pid);
  return null;
}
