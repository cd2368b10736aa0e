import type { BackupProblem } from '#backups/contract';
import type { Queryable } from '#packages/database';
import { iso } from '#packages/sync/server';

export interface BackupRow {
  finished_time: string;
  proved_time: string | null;
  size: number;
  rows: number;
}

/** Milliseconds after which an attempt that did not end counts as failed, and another one begins. */
const longestAttempt = 3 * 3_600_000;

/**
 * Claims a night for this process; false if it is done, or another process is at it. A failed one is
 * tried again.
 */
export async function claimNight(tx: Queryable, due: number, now: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into backups (due_time, started_time) values ($1, $2)
     on conflict (due_time) do update set started_time = excluded.started_time, problem = null
       where backups.finished_time is null
         and (backups.problem is not null and backups.started_time < $3
           or backups.started_time < $4)`,
    [time(due), time(now), time(now - pauseAfterFailure), time(now - longestAttempt)],
  );
  return rowCount === 1;
}

/** Milliseconds between two attempts of a night. */
const pauseAfterFailure = 3_600_000;

/** Whether any night was ever claimed. */
export async function hasBackups(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query('select from backups limit 1');
  return rows.length > 0;
}

/** Stores that a backup was written; whether it can be restored is not known yet. */
export async function noteWritten(
  tx: Queryable,
  due: number,
  { now, size, rows }: { now: number; size: number; rows: number },
): Promise<void> {
  await tx.query(
    'update backups set finished_time = $2, size = $3, row_count = $4 where due_time = $1',
    [time(due), time(now), size, rows],
  );
}

export async function noteProved(tx: Queryable, due: number, now: number): Promise<void> {
  await tx.query('update backups set proved_time = $2 where due_time = $1', [time(due), time(now)]);
}

export async function noteProblem(
  tx: Queryable,
  due: number,
  problem: BackupProblem,
): Promise<void> {
  await tx.query('update backups set problem = $2 where due_time = $1', [time(due), problem]);
}

/** Deletes what is known about nights before a time. */
export async function forgetBackups(tx: Queryable, before: number): Promise<void> {
  await tx.query('delete from backups where due_time < $1', [time(before)]);
}

/** The last finished backup, and the problem of the latest attempt. */
export async function findLastBackup(
  tx: Queryable,
): Promise<{ last: BackupRow | null; problem: BackupProblem | null }> {
  const { rows } = await tx.query<BackupRow>(
    `select ${iso('finished_time')} as finished_time, ${iso('proved_time')} as proved_time, size,
       row_count as rows
     from backups where finished_time is not null order by due_time desc limit 1`,
  );
  const latest = await tx.query<{ problem: BackupProblem | null }>(
    'select problem from backups order by due_time desc limit 1',
  );
  return { last: rows[0] ?? null, problem: latest.rows[0]?.problem ?? null };
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
