import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, startEmbedded } from '#packages/database';
import { prepareTasks } from '#packages/tasks/server';
import { until } from '#packages/testing/browser';
import { migrations, taskKinds } from '../../../apps/server/composition.ts';

/** A separate PostgreSQL of the proof that can be killed. */
export interface Cluster {
  readonly connectionString: string;
  /** Kills the postmaster and waits until its successor answers. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts and migrates a cluster. It does not wait for the disk, because only processes are killed
 * here: a commit is in the operating system's cache before it is confirmed.
 */
export async function startCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'watershade-proof-'));
  const embedded = await startEmbedded({ dataDir, log: quiet, settings: { fsync: 'off' } });
  const { connectionString } = embedded;
  await migrate({ connectionString, migrations, log: quiet });
  await prepareTasks(connectionString, taskKinds);
  return {
    connectionString,
    async kill() {
      const pid = await postmasterOf(connectionString);
      process.kill(pid, 'SIGKILL');
      await until('PostgreSQL killed', async () => {
        return (await postmasterOf(connectionString)) !== pid;
      });
    },
    async remove() {
      await embedded.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function postmasterOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const file = await readFile(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
