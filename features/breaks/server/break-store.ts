import type { BreakCorrection, BreakEnd, BreakRow, BreakStart } from '#breaks/contract';
import { copyDays } from '#breaks/contract';
import type { TakenBreak } from '#breaks/domain';
import type { Tx, WriteTx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { breakSync, seesBreak } from './break-sync.ts';

const day = 86_400_000;

/** A break as far as its writes need it. Times as ISO text. */
export interface StoredBreak {
  /** Everybody in it who is not deleted. */
  user_ids: string[];
  started_by: string | null;
  started_time: string;
  ended_time: string | null;
  deleted: boolean;
  modified_time: string;
}

/** A break, locked until the transaction ends; null if there is none. */
export async function lockBreak(tx: WriteTx, break_id: string): Promise<StoredBreak | null> {
  const { rows } = await tx.query<StoredBreak>(
    `select r.started_by, r.deleted, ${text('started_time')}, ${text('ended_time')},
       ${text('modified_time')}, array(
         select p.user_id from users as p
         where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active) as user_ids
     from breaks as r where r.org_id = $1 and r.break_id = $2 for update of r`,
    [tx.org_id, break_id],
  );
  return rows[0] ?? null;
}

/** Whether a break with an id is stored, also one that a viewer may not see. */
export async function isStored(tx: Tx, break_id: string): Promise<boolean> {
  const { rows } = await tx.query('select from breaks where org_id = $1 and break_id = $2', [
    ...[tx.org_id, break_id],
  ]);
  return rows.length > 0;
}

/** Adds a break. One with the same id stays as it is. */
export async function insertBreak(
  tx: WriteTx,
  fields: BreakStart,
  { started_by, created_time }: { started_by: string; created_time: string },
): Promise<void> {
  const { break_id, location_id, user_ids, started_time, due_time, planned_minutes } = fields;
  await tx.query(
    `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
       due_time, planned_minutes, conditions, started_by, created_time)
     values ($1, $2, $3, $4, cardinality($4::uuid[]), $5, $6, $7, $8, $9, $10)
     on conflict (org_id, break_id) do nothing`,
    [
      ...[tx.org_id, break_id, location_id, user_ids, started_time, due_time, planned_minutes],
      ...[JSON.stringify(fields.conditions), started_by, created_time],
    ],
  );
}

/** A break that is over, or runs, as the demo has it. */
export interface WholeBreak extends BreakStart {
  ended_time: string | null;
}

/** Adds breaks that the first of their people recorded. */
export async function insertWholeBreaks(tx: WriteTx, breaks: readonly WholeBreak[]): Promise<void> {
  await tx.query(
    `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
       ended_time, due_time, planned_minutes, conditions, started_by, ended_by, created_time)
     select $1, break_id, location_id, user_ids, cardinality(user_ids), started_time, ended_time,
       due_time, planned_minutes, conditions, user_ids[1],
       case when ended_time is not null then user_ids[1] end, started_time
     from json_to_recordset($2::json) as given(
       break_id uuid, location_id uuid, user_ids uuid[], started_time timestamptz,
       ended_time timestamptz, due_time timestamptz, planned_minutes int, conditions jsonb)`,
    [tx.org_id, JSON.stringify(breaks)],
  );
}

/** Ends a running break. */
export async function storeEnd(
  tx: WriteTx,
  { break_id, ended_time }: BreakEnd,
  ended_by: string | null,
): Promise<void> {
  await tx.query(
    `update breaks set ended_time = $3, ended_by = $4
     where org_id = $1 and break_id = $2 and ended_time is null`,
    [tx.org_id, break_id, ended_time, ended_by],
  );
}

/** Replaces the times of a break, and deletes or restores it. Old ones stay out of the copies. */
export async function storeCorrection(
  tx: WriteTx,
  { break_id, started_time, ended_time, deleted }: BreakCorrection,
  now: number,
): Promise<void> {
  await tx.query(
    `update breaks set started_time = $3, ended_time = $4, deleted = $5,
       active = not $5 and $3::timestamptz > $7,
       corrected_time = case when (started_time, ended_time) is distinct from
         ($3::timestamptz, $4::timestamptz) then $6 else corrected_time end
     where org_id = $1 and break_id = $2`,
    [
      ...[tx.org_id, break_id, started_time, ended_time, deleted, isoOf(now)],
      isoOf(now - copyDays * day),
    ],
  );
}

/** Whether there is a location that is not deleted. */
export async function isLocation(tx: Tx, tag_id: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from tags where org_id = $1 and tag_id = $2 and type = 'location' and active`,
    [tx.org_id, tag_id],
  );
  return rows.length > 0;
}

/** A break as the viewer may see it, also a deleted one; null if they may not. */
export async function findBreak(
  tx: Tx,
  viewer: Viewer,
  break_id: string,
): Promise<BreakRow | null> {
  const values: unknown[] = [tx.org_id, break_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { row } = breakSync;
  const shown = typeof row === 'string' ? row : row(viewer, param);
  const { rows } = await tx.query<{ found: BreakRow }>(
    `select ${shown} as found from breaks as r
     where r.org_id = $1 and r.break_id = $2 and ${seesBreak(viewer, param)}`,
    values,
  );
  return rows[0]?.found ?? null;
}

/** The breaks since a time that are not deleted. */
export async function findBreaksSince(tx: Tx, since: number): Promise<TakenBreak[]> {
  const { rows } = await tx.query<TakenBreak>(
    `select break_id, user_ids, ${millis('started_time')} as start,
       ${millis('ended_time')} as end, planned_minutes as planned
     from breaks where org_id = $1 and not deleted and started_time > $2
     order by started_time, break_id`,
    [tx.org_id, isoOf(since)],
  );
  return rows;
}

/** Marks breaks that began before a time as not part of the copies. They stay in the database. */
export async function retireBreaksUntil(tx: WriteTx, until: string): Promise<void> {
  await tx.query(
    'update breaks set active = false where org_id = $1 and active and started_time <= $2',
    [tx.org_id, until],
  );
}

/**
 * Notes that supervisors are alerted about a late break. False if they were before, also by another
 * process.
 */
export async function noteAlert(
  tx: WriteTx,
  { location_id, cause, now }: { location_id: string; cause: string; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into break_alerts (org_id, location_id, cause, created_time) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [tx.org_id, location_id, cause, isoOf(now)],
  );
  return rowCount > 0;
}

/** The late breaks of the last days that supervisors were alerted about, as 'location cause'. */
export async function findAlerted(tx: Tx, now: number): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ key: string }>(
    `select location_id || ' ' || cause as key from break_alerts
     where org_id = $1 and created_time > $2`,
    [tx.org_id, isoOf(now - 3 * day)],
  );
  return new Set(rows.map(({ key }) => key));
}

function text(column: string): string {
  return `to_json(r.${column})#>>'{}' as ${column}`;
}

function millis(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
