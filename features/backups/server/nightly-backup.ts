import type { BackupProblem } from '#backups/contract';
import type { LoopServices, TaskServices } from '#packages/feature/server';
import type { LoopWork } from '#packages/tasks/server';
import {
  claimNight,
  forgetBackups,
  hasBackups,
  noteProblem,
  noteProved,
  noteWritten,
} from './backup-store.ts';
import type { BackupPlan, BackupServices } from './backup-plan.ts';

const day = 86_400_000;
const hour = 3_600_000;

/**
 * Makes a backup every night, in one process of all, and proves it by a restore. A night that was
 * missed is made up for; a new server waits until it has run for an hour.
 */
export function nightlyBackup({
  backups,
  database,
  now,
  onError,
}: BackupServices & Pick<TaskServices, 'database' | 'now'> & LoopServices): LoopWork[] {
  if (backups === null) return [];
  const started = now();
  return [
    {
      name: 'nightly-backup',
      pause: 60_000,
      round: async () => {
        const due = lastDue(backups.hour, now());
        const isNew = due < started && now() - started < hour;
        if (isNew && !(await hasBackups(database))) return 0;
        if (!(await claimNight(database, due, now()))) return 0;
        await makeBackup(backups, due);
        return 1;
      },
    },
  ];

  async function makeBackup(plan: BackupPlan, due: number): Promise<void> {
    const fail = async (problem: BackupProblem, error: unknown) => {
      await noteProblem(database, due, problem);
      onError(`nightly backup: ${error instanceof Error ? error.message : String(error)}`);
    };
    let file: string;
    try {
      file = await plan.write(now());
    } catch (error) {
      await fail(isDiskFull(error) ? 'disk_full' : 'failed', error);
      return;
    }
    await noteWritten(database, due, now());
    try {
      await plan.prove(file);
    } catch (error) {
      await fail('not_proved', error);
      return;
    }
    await noteProved(database, due, now());
    await plan.prune(now() - plan.keepDays * day, file);
    await forgetBackups(database, now() - Math.max(30, plan.keepDays) * day);
  }
}

/** The latest time at which a backup was due, milliseconds. */
export function lastDue(hourOfDay: number, now: number): number {
  const today = Math.floor(now / day) * day + hourOfDay * hour;
  return today <= now ? today : today - day;
}

function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
