import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './owner-lock.ts';

/** What PostgreSQL notes of itself in its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads postmaster.pid; null where there is none or its process is gone. */
export async function livingPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!isAlive(pid) || !(await servesCluster(pid, cluster))) return null;
  return { pid, port };
}

/** Whether a PostgreSQL answers under this address. */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks a postmaster to stop fast, kills it after 10 s, and waits until it is gone. */
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

/** The id may have gone to another program since; where there is no /proc it is believed. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.split('\0').includes(cluster);
}
