import { readBackups } from '#backups/contract';
import type { BackupState } from '#backups/contract';
import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import { bind } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import type { BackupServices } from './backup-plan.ts';
import { findLastBackup } from './backup-store.ts';
import { backupsBaseline } from './migrations/2026-11-28-0010-backups.ts';
import { lastDue, nightlyBackup } from './nightly-backup.ts';

/** The nightly backups of the whole server. */
export const backupFeature = serverFeature<Viewer, BackupServices, TaskServices & BackupServices>({
  name: 'backups',
  migrations: [backupsBaseline],
  calls: ({ backups }) => [
    bind(readBackups, async ({ database, now }): Promise<BackupState> => {
      const { last, problem } = await findLastBackup(database);
      if (backups === null) {
        return { is_on: false, is_encrypted: false, keep_days: 0, next_time: null, last, problem };
      }
      const next = lastDue(backups.hour, now()) + 86_400_000;
      return {
        ...{ is_on: true, is_encrypted: backups.isEncrypted, keep_days: backups.keepDays },
        ...{ next_time: new Date(next).toISOString(), last, problem },
      };
    }),
  ],
  loops: nightlyBackup,
});
