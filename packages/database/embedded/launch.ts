import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { lastLogLines } from './cluster.ts';
import { answers } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string>>;

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
export async function startPostmaster(
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
