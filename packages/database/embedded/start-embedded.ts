import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { ensureCluster, lastLogLines } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { answers, livingPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** PostgreSQL settings beside ours, e.g. `fsync: 'off'` for tests. */
  settings?: Readonly<Record<string, string>>;
}

export interface Embedded {
  readonly connectionString: string;
  stop(): Promise<void>;
  /** Stops and deletes the database, wherever it lies. */
  remove(): Promise<void>;
}

/** How long a start may take: recovery after a crash is part of it. */
const patience = 60_000;

/**
 * Starts PostgreSQL as a child on the loopback address, with its data under DATA_DIR.
 *
 * After this process was killed its PostgreSQL lives on: one that answers is adopted, one that
 * does not is stopped first.
 *
 * @throws Error with one sentence where the folder cannot be used or is in use
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log } = options;
  const cluster = await ensureCluster(dataDir, log);
  const lock = await takeOwnerLock(cluster.dataDir);
  try {
    const { pid, port } = await adoptOrStart(cluster, options);
    const stop = async () => {
      await stopPostmaster(pid);
      await lock.release();
    };
    return {
      connectionString: addressOf(cluster, port),
      stop,
      remove: async () => {
        await stop();
        await rm(dirname(cluster.folder), { recursive: true, force: true });
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function adoptOrStart(cluster: Cluster, options: EmbeddedOptions) {
  const living = await livingPostmaster(cluster.folder);
  if (living !== null) {
    if (await answers(addressOf(cluster, living.port))) {
      options.log.info({ pid: living.pid }, 'the PostgreSQL of an earlier run is taken over');
      return living;
    }
    options.log.warn({ pid: living.pid }, 'the PostgreSQL of an earlier run does not answer');
    await stopPostmaster(living.pid);
  }

  const deadline = performance.now() + patience;
  for (;;) {
    const started = await tryStart(cluster, options, deadline);
    if (started !== null) return started;
    // Backends of a killed postmaster need a moment to notice and let go of its memory.
    if (performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${await lastLogLines(cluster)}`);
    }
    await pause(100);
  }
}

async function tryStart(cluster: Cluster, options: EmbeddedOptions, deadline: number) {
  const port = await freePort();
  const child = await launch(cluster, port, options.settings ?? {});
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  while (!ended() && performance.now() < deadline) {
    if (await answers(addressOf(cluster, port))) return { pid: child.pid ?? 0, port };
    await pause(20);
  }
  if (!ended()) child.kill('SIGKILL');
  return null;
}

async function launch(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: it outlives this process. Detached: Ctrl-C is for us to pass on.
  const logFile = await open(cluster.logFile, 'a');
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

function addressOf(cluster: Cluster, port: number): string {
  return `postgres://watershade:${cluster.password}@127.0.0.1:${String(port)}/watershade`;
}
