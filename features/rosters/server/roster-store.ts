import type { Leave, LeaveFields, Roster, RosterFields } from '#rosters/contract';
import type { Tx, WriteTx } from '#packages/database';
import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { leaveSync, rosterSync } from './roster-sync.ts';

/** A roster as far as rights need it. */
interface StoredRoster {
  /** Those who are not deleted. */
  user_ids: string[];
  active: boolean;
  modified_time: string;
}

/** A roster, locked until the transaction ends; null if there is none. */
export async function lockRoster(tx: WriteTx, roster_id: string): Promise<StoredRoster | null> {
  const { rows } = await tx.query<StoredRoster>(
    `select r.active, to_json(r.modified_time)#>>'{}' as modified_time, array(
       select p.user_id from users as p
       where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active) as user_ids
     from rosters as r where r.org_id = $1 and r.roster_id = $2 for update of r`,
    [tx.org_id, roster_id],
  );
  return rows[0] ?? null;
}

/** Adds a roster. */
export async function insertRoster(
  tx: WriteTx,
  fields: RosterFields,
  created_time: string,
): Promise<void> {
  await tx.query(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, interval, days_of_week, active, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [...valuesOf(tx, fields), created_time],
  );
}

/** Replaces a roster. */
export async function replaceRoster(tx: WriteTx, fields: RosterFields): Promise<void> {
  await tx.query(
    `update rosters set user_ids = $3, shift_start_time = $4, shift_end_time = $5, timezone = $6,
       frequency = $7, interval = $8, days_of_week = $9, active = $10
     where org_id = $1 and roster_id = $2`,
    valuesOf(tx, fields),
  );
}

function valuesOf(tx: WriteTx, fields: RosterFields): unknown[] {
  return [
    ...[tx.org_id, fields.roster_id, fields.user_ids],
    ...[fields.shift_start_time, fields.shift_end_time, fields.timezone],
    ...[fields.frequency, fields.interval, fields.days_of_week, fields.active],
  ];
}

/** Deletes a roster. */
export async function deactivateRoster(tx: WriteTx, roster_id: string): Promise<void> {
  await tx.query('update rosters set active = false where org_id = $1 and roster_id = $2', [
    ...[tx.org_id, roster_id],
  ]);
}

/**
 * Whether an organisation has so many rosters. Until the transaction ends, no other roster is added.
 */
export async function hasManyRosters(tx: WriteTx, most: number): Promise<boolean> {
  await lockNamed(tx, 'rosters');
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from rosters where org_id = $1 and active',
    [tx.org_id],
  );
  return (rows[0]?.count ?? 0) >= most;
}

/** Until the transaction ends, nobody else adds a roster or a leave with an id. */
export async function lockId(tx: WriteTx, id: string): Promise<void> {
  await lockNamed(tx, `roster or leave ${id}`);
}

/** Whether an id is that of a roster, or of a leave. */
export async function kindOf(tx: Tx, id: string): Promise<'roster' | 'leave' | null> {
  const { rows } = await tx.query<{ kind: 'roster' | 'leave' }>(
    `select 'roster' as kind from rosters where org_id = $1 and roster_id = $2
     union all
     select 'leave' from roster_user_leave where org_id = $1 and roster_user_leave_id = $2`,
    [tx.org_id, id],
  );
  return rows[0]?.kind ?? null;
}

/** A leave, locked until the transaction ends; null if there is none. */
export async function lockLeave(
  tx: WriteTx,
  roster_user_leave_id: string,
): Promise<Pick<Leave, 'user_id' | 'active' | 'end_time'> | null> {
  const { rows } = await tx.query<Pick<Leave, 'user_id' | 'active' | 'end_time'>>(
    `select user_id, active, to_json(end_time)#>>'{}' as end_time from roster_user_leave
     where org_id = $1 and roster_user_leave_id = $2 for update`,
    [tx.org_id, roster_user_leave_id],
  );
  return rows[0] ?? null;
}

/** Adds a leave. */
export async function insertLeave(
  tx: WriteTx,
  fields: LeaveFields,
  created_time: string,
): Promise<void> {
  await tx.query(
    `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
       timezone, reason, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[tx.org_id, fields.roster_user_leave_id, fields.user_id, fields.start_time],
      ...[fields.end_time, fields.timezone, fields.reason, created_time],
    ],
  );
}

/**
 * Whether a person has another leave in a period. Until the transaction ends, no other leave of the
 * person is added.
 */
export async function hasLeave(
  tx: WriteTx,
  { roster_user_leave_id, user_id, start_time, end_time }: LeaveFields,
): Promise<boolean> {
  await lockNamed(tx, `leave ${user_id}`);
  const { rows } = await tx.query(
    `select from roster_user_leave where org_id = $1 and user_id = $2 and active
       and roster_user_leave_id <> $3 and start_time < $5 and end_time > $4 limit 1`,
    [tx.org_id, user_id, roster_user_leave_id, start_time, end_time],
  );
  return rows.length > 0;
}

/** Cancels a leave. */
export async function cancelLeave(tx: WriteTx, roster_user_leave_id: string): Promise<void> {
  await tx.query(
    'update roster_user_leave set active = false where org_id = $1 and roster_user_leave_id = $2',
    [tx.org_id, roster_user_leave_id],
  );
}

/** A roster as the viewer's copy holds it; null if they may not see it. */
export function findRoster(tx: Tx, viewer: Viewer, roster_id: string): Promise<Roster | null> {
  return findRow(tx, rosterSync, viewer, roster_id);
}

/** A leave as the viewer's copy holds it; null if they may not see it. */
export function findLeave(tx: Tx, viewer: Viewer, id: string): Promise<Leave | null> {
  return findRow(tx, leaveSync, viewer, id);
}

/** All rosters that the viewer may see and that are not deleted. */
export function findRosters(tx: Tx, viewer: Viewer): Promise<Roster[]> {
  return findRows(tx, rosterSync, viewer, 'r.active', []);
}

/**
 * All leave in a period that the viewer may see and that is not cancelled.
 *
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function findLeaves(tx: Tx, viewer: Viewer, from: number, to: number): Promise<Leave[]> {
  return findRows(tx, leaveSync, viewer, 'r.active and r.end_time > $2 and r.start_time < $3', [
    ...[new Date(from).toISOString(), new Date(to).toISOString()],
  ]);
}

async function findRow<Row>(
  tx: Tx,
  source: SyncSource<Viewer>,
  viewer: Viewer,
  id: string,
): Promise<Row | null> {
  const rows = await findRows<Row>(tx, source, viewer, `r.${source.key} = $2`, [id]);
  return rows[0] ?? null;
}

/** The rows of a list that the viewer may see. `$2` and so on in the condition are the values. */
async function findRows<Row>(
  tx: Tx,
  { table, row, visible }: SyncSource<Viewer>,
  viewer: Viewer,
  condition: string,
  given: readonly string[],
): Promise<Row[]> {
  const values: unknown[] = [tx.org_id, ...given];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const shown = typeof row === 'string' ? row : row(viewer, param);
  const { rows } = await tx.query<{ found: Row }>(
    `select ${shown} as found from ${table} as r
     where r.org_id = $1 and ${condition} and ${visible(viewer, param)}`,
    values,
  );
  return rows.map(({ found }) => found);
}

async function lockNamed(tx: WriteTx, name: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${name} ${tx.org_id}`]);
}
