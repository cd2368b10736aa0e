import { mostRuns } from '#reports/contract';
import type { ReportParts, ReportRun } from '#reports/contract';
import type { Tx, WriteTx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** A run to be stored. */
export interface RunRow extends Omit<ReportRun, 'recipients' | 'parts'> {
  /** Null: it was sent by hand. */
  due_time: string | null;
  /** Ids of people. */
  recipients: readonly string[];
  parts: ReportParts;
}

/** Stores a run; false if this run, or one with this due time, exists. */
export async function insertRun(tx: WriteTx, run: RunRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into report_runs (org_id, run_id, report_id, name, due_time, time, from_time, to_time,
       timezone, filter_words, recipients, summary, contents, parts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing`,
    [
      ...[tx.org_id, run.run_id, run.report_id, run.name, run.due_time, run.time, run.from],
      ...[run.to, run.timezone, run.filter_words, run.recipients],
      run.summary === null ? null : JSON.stringify(run.summary),
      ...[run.contents, JSON.stringify(run.parts)],
    ],
  );
  return rowCount > 0;
}

/** A page of sent runs, newest first; with an id only that one, and its figures. */
export async function findRuns(tx: Tx, run_id: string | null): Promise<ReportRun[]> {
  const { rows } = await rowsWithin<ReportRun>(
    tx,
    `select run_id, report_id, name, contents, ${iso('time')} as time, ${iso('from_time')} as "from",
       ${iso('to_time')} as "to", timezone, filter_words,
       (select coalesce(jsonb_agg(jsonb_build_object('name_first', u.name_first,
          'name_last', u.name_last) order by u.name_first, u.name_last), '[]')
        from users as u where u.org_id = r.org_id and u.user_id = any(r.recipients)) as recipients,
       case when $2::uuid is not null then summary end as summary,
       case when $2::uuid is not null then parts end as parts
     from report_runs as r
     where org_id = $1 and ($2::uuid is null or run_id = $2)
     order by time desc, run_id desc limit $3`,
    [tx.org_id, run_id, mostRuns + 1],
    { most: mostRuns },
  );
  return rows;
}
