import type { BackupProblem } from '#backups/contract';
import type { Database } from '#packages/database';
import { iso } from '#packages/sync/server';

export interface BackupRow {
  finished_time: string;
  proved_time: string | null;
}

/** Milliseconds after which an attempt that did not end counts as failed, and another one begins. */
const longestAttempt = 3 * 3_600_000;

/**
 * Claims a night for this process; false if it is done, or another process is at it. A failed one is
 * tried again.
 */
export async function claimNight(database: Database, due: number, now: number): Promise<boolean> {
  const { rowCount } = await run(
    database,
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
export async function hasBackups(database: Database): Promise<boolean> {
  const { rows } = await run(database, 'select from backups limit 1');
  return rows.length > 0;
}

/** Stores that a backup was written; whether it can be restored is not known yet. */
export async function noteWritten(database: Database, due: number, now: number): Promise<void> {
  await run(database, 'update backups set finished_time = $2 where due_time = $1', [
    time(due),
    time(now),
  ]);
}

/** Stores that a backup was restored and compared. */
export async function noteProved(database: Database, due: number, now: number): Promise<void> {
  await run(database, 'update backups set proved_time = $2 where due_time = $1', [
    time(due),
    time(now),
  ]);
}

/** Stores why a backup is missing, or cannot be restored. */
export async function noteProblem(
  database: Database,
  due: number,
  problem: BackupProblem,
): Promise<void> {
  await run(database, 'update backups set problem = $2 where due_time = $1', [time(due), problem]);
}

/** Deletes what is known about nights before a time. */
export async function forgetBackups(database: Database, before: number): Promise<void> {
  await run(database, 'delete from backups where due_time < $1', [time(before)]);
}

/** The last finished backup, and the problem of the latest attempt. */
export async function findLastBackup(
  database: Database,
): Promise<{ last: BackupRow | null; problem: BackupProblem | null }> {
  const { rows } = await run<BackupRow>(
    database,
    `select ${iso('finished_time')} as finished_time, ${iso('proved_time')} as proved_time
     from backups where finished_time is not null order by due_time desc limit 1`,
  );
  const latest = await run<{ problem: BackupProblem | null }>(
    database,
    'select problem from backups order by due_time desc limit 1',
  );
  return { last: rows[0] ?? null, problem: latest.rows[0]?.problem ?? null };
}

/** Backups are of the whole server, so their table has no organisation. */
function run<Row extends object>(database: Database, sql: string, values: readonly unknown[] = []) {
  return database.unscoped((tx) => tx.query<Row>(sql, values));
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
