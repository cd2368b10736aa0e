import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Why a nightly backup is missing: see the texts of the card. */
export const backupProblems = ['disk_full', 'not_proved', 'failed'] as const;
export type BackupProblem = (typeof backupProblems)[number];

/** The nightly backups of the server, without names of files, and without what would tell how much others store. */
const backupState = z.object({
  /** False: this server makes none. */
  is_on: z.boolean(),
  is_encrypted: z.boolean(),
  keep_days: z.int(),
  /** Null if there will be none. */
  next_time: z.string().nullable(),
  last: z
    .object({
      finished_time: z.string(),
      /** When it was restored and compared; null if it was not yet. */
      proved_time: z.string().nullable(),
    })
    .nullable(),
  /** Of the latest attempt; null if it succeeded. */
  problem: z.enum(backupProblems).nullable(),
});
export type BackupState = z.infer<typeof backupState>;

export const readBackups = endpoint({
  name: 'backup.read',
  method: 'GET',
  path: '/v3/backup',
  summary: 'State of the nightly backups of the server, and when the last one was proved.',
  right: 'org_admin',
  data: backupState,
});
