import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureCluster, usableFolder } from './cluster.ts';
import { isOwned } from './owner-lock.ts';
import { addressOf, answers, livingPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';
import type { Embedded, EmbeddedOptions } from './start-embedded.ts';

interface OpenOptions extends EmbeddedOptions {
  /** Creates the database if there is none; otherwise that is an error. */
  mayCreate: boolean;
}

/**
 * The embedded PostgreSQL of a data folder for a command: that of the running server, which goes on
 * after `stop`, or one that is started for the command.
 *
 * @throws Error with one sentence if the folder cannot be used, or has no database
 */
export async function openEmbedded(
  options: OpenOptions,
): Promise<Pick<Embedded, 'connectionString' | 'stop'>> {
  const { dataDir, log, mayCreate } = options;
  if (!mayCreate && !existsSync(join(dataDir, 'database-password'))) {
    throw new Error(`There is no database in DATA_DIR ${dataDir}; set DATA_DIR or DATABASE_URL.`);
  }
  const home = await usableFolder(dataDir);
  // A server that has just begun, or is busy, needs a moment to answer.
  for (let tries = 0; tries < 20 && (await isOwned(home)); tries += 1) {
    const cluster = await ensureCluster(home, log);
    const living = await livingPostmaster(cluster.folder);
    if (living !== null && (await answers(cluster, living.port))) {
      const connectionString = addressOf(cluster, living.port);
      return { connectionString, stop: () => Promise.resolve() };
    }
    await pause(500);
  }
  return startEmbedded(options);
}
