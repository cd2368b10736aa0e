import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { ensureCluster, lastLogLines, usableFolder } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { addressOf, answers, livingPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-state.ts';

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

/** PostgreSQL settings by name. */
type Settings = Readonly<Record<string, string>>;

/** Timeout of a start, including recovery after a crash. */
const timeout = 60_000;

/** Errors with their rows are not logged here: the server reports them without health data. */
const ours: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * Starts the PostgreSQL of a cluster and waits until it answers.
 *
 * @param choosePort called before each try, as another program may take a port meanwhile
 * @throws Error with the end of PostgreSQL's log if it does not start within a minute
 */
async function startPostmaster(
  cluster: Cluster,
  settings: Settings,
  choosePort: () => Promise<number>,
): Promise<Postmaster> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const started = await tryStart(cluster, settings, await choosePort(), deadline);
    if (started !== null) return started;
    // Backends of a killed postmaster need a moment to release its memory.
    if (performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${await lastLogLines(cluster)}`);
    }
    await pause(100);
  }
}

async function tryStart(cluster: Cluster, settings: Settings, port: number, deadline: number) {
  const child = await launch(cluster, port, settings);
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  while (child.pid !== undefined && !ended() && performance.now() < deadline) {
    if (await answers(cluster, port)) return { pid: child.pid, port };
    await pause(20);
  }
  if (!ended()) child.kill('SIGKILL');
  return null;
}

async function launch(cluster: Cluster, port: number, settings: Settings): Promise<ChildProcess> {
  const all = { ...ours, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file instead of a pipe, as it outlives this process. Detached, as this process forwards
  // Ctrl-C itself.
  const logFile = await open(cluster.logFile, 'a', 0o600);
  const child = spawn(cluster.postgres, ['-D', cluster.folder, '-p', String(port), ...flags], {
    ...cluster.user,
    cwd: cluster.folder,
    env: { LC_MESSAGES: 'C', LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' },
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  child.once('error', () => undefined);
  child.unref();
  await logFile.close();
  return child;
}

/** Milliseconds between two checks whether PostgreSQL runs. */
const pollInterval = 250;

/**
 * Monitors a PostgreSQL and restarts it when it dies (out of memory, killed by hand). It uses the
 * same port, so that the connections of the pool find it.
 *
 * @returns a function that ends the monitor and PostgreSQL
 */
function keepRunning(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  log: Log,
): () => Promise<void> {
  let { pid } = first;
  let restart: Promise<void> | null = null;
  const bringBack = async () => {
    log.error({ pid }, 'PostgreSQL has died; starting it again');
    try {
      ({ pid } = await startAgain());
      log.info({ pid }, 'PostgreSQL runs again');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'it failed');
    }
  };
  const look = () => {
    if (restart !== null || isAlive(pid)) return;
    restart = bringBack().finally(() => (restart = null));
  };
  const watch = setInterval(look, pollInterval);
  watch.unref();
  return async () => {
    clearInterval(watch);
    await restart;
    await stopPostmaster(pid);
  };
}
