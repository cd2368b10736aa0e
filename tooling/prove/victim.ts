import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '#packages/testing/browser';

/** A product process on its own data folder, to be killed. */
export interface Victim {
  readonly address: string;
  readonly dataDir: string;
  /** Starts the product and returns the seconds until it is ready. */
  start(): Promise<number>;
  killServer(): Promise<void>;
  killBoth(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const timeout = 60_000;

/** Prepares a victim on a free port with an empty data folder. */
export async function createVictim(): Promise<Victim> {
  const dataDir = await mkdtemp(join(tmpdir(), 'watershade-kills-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  let server: ChildProcess | null = null;

  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    server = null;
  };

  return {
    address,
    dataDir,
    async start() {
      const begun = performance.now();
      server = spawn(process.execPath, ['dist/server/main.js'], {
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (performance.now() - begun < timeout) {
        const ready = await fetch(`${address}/readyz`).catch(() => null);
        if (ready?.status === 200) return (performance.now() - begun) / 1000;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('The product was not ready again within 60 s');
    },
    killServer: () => end('SIGKILL'),
    async killBoth() {
      const postmasters = await postmastersOf(dataDir);
      if (postmasters.length === 0) throw new Error('No postmaster of the data folder found');
      await end('SIGKILL');
      for (const pid of postmasters) process.kill(pid, 'SIGKILL');
    },
    stop: () => end('SIGTERM'),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/**
 * Process ids of the postmasters of a data folder. If PostgreSQL cannot reach the folder, the
 * cluster is elsewhere, but its path still contains the folder's name.
 */
async function postmastersOf(dataDir: string): Promise<number[]> {
  const name = basename(dataDir).replace(/[^\w-]/g, '');
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    const [program, flag, cluster] = command.split('\0');
    if (program?.endsWith('/postgres') && flag === '-D' && cluster?.includes(name)) {
      found.push(Number(entry));
    }
  }
  return found;
}
