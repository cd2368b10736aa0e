import type { BackupProblem } from '#backups/contract';

const problems: Readonly<Record<BackupProblem, string>> = {
  disk_full: 'The last backup failed because its disk is full. It is tried again every hour.',
  failed: 'The last backup failed. It is tried again every hour; the reason is in the server log.',
  not_proved:
    'The last backup could not be restored as a check. Ask the operator of the server to look at its log.',
};

/** Texts of the card of backups. */
export const backupTexts = {
  title: 'Backups',
  about:
    'The whole server is backed up every night. Each backup is restored beside the database and compared table by table.',
  off: 'This server makes no backups by itself. Ask its operator how the database is backed up.',
  last: 'Last backup',
  checked: 'Last check by a restore',
  next: 'Next backup',
  kept: 'Kept for',
  none: 'None yet',
  notChecked: 'Not checked yet',
  days: (days: number) => (days === 1 ? '1 day' : `${String(days)} days`),
  encrypted: 'Encrypted',
  notEncrypted: 'Not encrypted',
  problems,
} as const;
