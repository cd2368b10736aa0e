import type { Tx } from '#packages/database';

/** A break that was due. Times in milliseconds since 1970. */
export interface StoredDueBreak {
  location_id: string;
  due: number;
  /** Null if nobody recorded it; then only its location is known. */
  start: number | null;
  user_ids: string[];
  people_count: number | null;
}

const minute = 60_000;
/** An alert about a late break is answered by a break that begins within this time. */
const answered = { before: 5 * minute, after: 60 * minute };
/** It is also about a break that was due within this time before it, however late that began. */
const aboutDue = 60 * minute;
/** One that began before it was due, and was recorded afterwards, must have been due as exactly. */
const aboutEarly = 10 * minute;

/**
 * The breaks that were due in a period, in order: those that were recorded with the time they were
 * due, and those that supervisors were alerted about and nobody recorded.
 *
 * @param now an alert without a break counts when its time is over
 */
export async function findDueBreaks(
  tx: Tx,
  { start, end }: { start: number; end: number },
  now: number,
): Promise<StoredDueBreak[]> {
  const { rows: recorded } = await tx.query<StoredDueBreak>(
    `select location_id, ${millis('due_time')} as due, ${millis('started_time')} as start,
       user_ids, people_count
     from breaks
     where org_id = $1 and not deleted and due_time >= $2 and due_time < $3
       -- The index is on the start; a break is recorded within days of when it was due.
       and started_time >= $2::timestamptz - interval '2 days'
       and started_time < $3::timestamptz + interval '2 days'
     order by due_time, break_id`,
    [tx.org_id, iso(start), iso(end)],
  );
  const { rows: missed } = await tx.query<StoredDueBreak>(
    `select a.location_id, ${millis('a.created_time')} - $4 as due, null as start,
       '{}'::uuid[] as user_ids, null as people_count
     from break_alerts as a
     where a.org_id = $1 and a.created_time - $4 * interval '1 millisecond' >= $2
       and a.created_time - $4 * interval '1 millisecond' < $3 and a.created_time < $6
       and not exists (
         select from breaks as b
         where b.org_id = $1 and b.location_id = a.location_id and not b.deleted
           and b.started_time >= a.created_time - interval '1 day'
           and b.started_time <= a.created_time + interval '2 days'
           and (
             b.started_time between a.created_time - $4 * interval '1 millisecond'
               and a.created_time + $5 * interval '1 millisecond'
             or b.due_time between a.created_time - $7 * interval '1 millisecond'
                 and a.created_time
               and (b.started_time >= a.created_time - $4 * interval '1 millisecond'
                 or b.due_time >= a.created_time - $8 * interval '1 millisecond')))
     order by a.created_time, a.location_id, a.cause`,
    [
      ...[tx.org_id, iso(start), iso(end), answered.before, answered.after],
      ...[iso(now - answered.after), aboutDue, aboutEarly],
    ],
  );
  return [...recorded, ...missed].sort((one, other) => one.due - other.due);
}

function millis(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
