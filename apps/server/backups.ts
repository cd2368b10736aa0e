import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlan } from '#backups/server';
import { backUp, openArchive, proveArchive } from '#packages/backup/server';
import { prepareTasks } from '#packages/tasks/server';
import { migrations, taskKinds } from './composition.ts';
import type { Config } from './config.ts';
import { createLog } from './log.ts';

/** The product that archives name. */
export const product = 'watershade';

const queues = taskKinds.map(({ name }) => `'${name}'`).join(', ');

/** Tasks of ours that wait or run, so that nothing that was promised is lost with a restore. */
export const extraRows = [
  { name: 'pgboss.job', where: `state in ('created', 'retry', 'active') and name in (${queues})` },
];

/** What every restore of this version needs. */
export const restoreParts = {
  ...{ migrations, extraRows, log: createLog('error') },
  prepare: (connectionString: string) => prepareTasks(connectionString, taskKinds),
};

const fileName = /^watershade-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup$/;

/** The file of a backup in a folder, named by its time in UTC. */
export function backupFile(folder: string, now: number): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `watershade-${stamp}.backup`);
}

/** Creates a folder in one that exists, for its owner only; returns it. */
export async function backupFolder(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return folder;
}

/**
 * How the server backs itself up every night; null: it does not.
 *
 * @param connectionString of the owner of the database
 */
export function backupPlanOf(config: Config, connectionString: string): BackupPlan | null {
  const { version, backupDir, backupHour, backupKeep, backupKey: key } = config;
  if (backupDir === undefined) return null;
  return {
    ...{ hour: backupHour, keepDays: backupKeep, isEncrypted: key !== undefined },
    write: async (now) => {
      const file = backupFile(await backupFolder(backupDir), now);
      await backUp({ file, product, version, now, key, connectionString, extraRows });
      return file;
    },
    prove: async (file) => {
      const archive = await openArchive({ file, product, key });
      await proveArchive({ ...restoreParts, archive, file, connectionString });
    },
    prune: async (before, kept) => {
      for (const name of await readdir(backupDir)) {
        const time = timeOf(name);
        const path = join(backupDir, name);
        if (time !== null && time < before && path !== kept) await rm(path, { force: true });
      }
    },
  };
}

/** When the backup of a file name was made; null for other files, which are not ours to delete. */
function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = fileName.exec(name) ?? [];
  if (day === undefined) return null;
  return Date.parse(`${day}T${String(hour)}:${String(minute)}:${String(second)}Z`);
}
