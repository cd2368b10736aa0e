import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#packages/database';
import { makeTemplate } from './make-template.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts one PostgreSQL for the whole run, or uses the one in DATABASE_URL, and migrates the
 * template that every test file gets a clone of.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return makeTemplate(given);

  const dataDir = await mkdtemp(join(tmpdir(), 'watershade-test-'));
  const embedded = await startEmbedded({
    dataDir,
    log: quiet,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '200',
    },
  });
  const removeAll = async () => {
    await embedded.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(embedded.connectionString);
    return removeAll;
  } catch (error) {
    // Without a return value nothing would stop it at the end of the run.
    await removeAll();
    throw error;
  }
}
