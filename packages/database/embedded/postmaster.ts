import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { isAlive } from './process-state.ts';

/** The contents of PostgreSQL's postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Reads postmaster.pid; null if there is none or its process is gone. If another program has the id
 * now (small ids are reused after a restart of a container), PostgreSQL would take it for a running
 * server and refuse to start, so the file is removed.
 */
export async function livingPostmaster(folder: string): Promise<Postmaster | null> {
  const file = join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!isAlive(pid)) return null;
  if (await serves(pid, folder)) return { pid, port: Number(lines[3]) };
  await rm(file, { force: true });
  return null;
}

/** Whether the PostgreSQL of this cluster answers on a port. */
export async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return rows[0]?.folder === cluster.folder;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The URL of a cluster's database, with its password. */
export function addressOf({ password }: Cluster, port: number): string {
  return `postgres://watershade:${password}@127.0.0.1:${String(port)}/watershade`;
}

/** Stops a postmaster in fast mode, kills it after 10 s, and waits until it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 10_000) signal(pid, 'SIGKILL');
    await pause(20);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
}

/** Without /proc the file is trusted. */
async function serves(pid: number, folder: string): Promise<boolean> {
  const command = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.split('\0').includes(folder);
}
