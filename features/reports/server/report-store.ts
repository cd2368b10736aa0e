import type { Report, ReportFields } from '#reports/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

const columns = `report_id, name, contents, filter, unit, hour, timezone, recipients, enabled,
  ${iso('next_time')} as next_time, ${iso('last_sent_time')} as last_sent_time`;

/** The reports by name, without deleted ones. */
export async function findReports(tx: Tx): Promise<Report[]> {
  const { rows } = await tx.query<Report>(
    `select ${columns} from reports where org_id = $1 and active order by lower(name), report_id`,
    [tx.org_id],
  );
  return rows;
}

/** One report; null if there is none. */
export async function findReport(tx: Tx, report_id: string): Promise<Report | null> {
  const { rows } = await tx.query<Report>(
    `select ${columns} from reports where org_id = $1 and report_id = $2 and active`,
    [tx.org_id, report_id],
  );
  return rows[0] ?? null;
}

/** One report, locked until COMMIT; null if there is none. */
export async function lockReport(tx: WriteTx, report_id: string): Promise<Report | null> {
  const { rows } = await tx.query<Report>(
    `select ${columns} from reports where org_id = $1 and report_id = $2 and active for update`,
    [tx.org_id, report_id],
  );
  return rows[0] ?? null;
}

/** Saves a report; true if it is new. */
export async function storeReport(
  tx: WriteTx,
  report: ReportFields,
  { next_time, time }: { next_time: string | null; time: string },
): Promise<boolean> {
  const { report_id, name, contents, filter, unit, hour, timezone, recipients, enabled } = report;
  const { rows } = await tx.query<{ is_new: boolean }>(
    `insert into reports (org_id, report_id, name, contents, filter, unit, hour, timezone,
       recipients, enabled, next_time, created_time, changed_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
     on conflict (org_id, report_id) do update set name = $3, contents = $4, filter = $5,
       unit = $6, hour = $7, timezone = $8, recipients = $9, enabled = $10, next_time = $11,
       active = true, changed_time = $12
     -- An inserted row was never locked by an update.
     returning (xmax = 0) as is_new`,
    [
      ...[tx.org_id, report_id, name, contents, JSON.stringify(filter), unit, hour, timezone],
      ...[recipients, enabled, next_time, time],
    ],
  );
  return rows[0]?.is_new === true;
}

/** Deletes a report. */
export async function deactivateReport(tx: WriteTx, report_id: string): Promise<void> {
  await tx.query(
    `update reports set active = false, enabled = false, next_time = null
     where org_id = $1 and report_id = $2`,
    [tx.org_id, report_id],
  );
}

/** Sets when a report is sent next. */
export async function updateNextTime(
  tx: WriteTx,
  report_id: string,
  next_time: string,
): Promise<void> {
  await tx.query('update reports set next_time = $3 where org_id = $1 and report_id = $2', [
    ...[tx.org_id, report_id, next_time],
  ]);
}

/** Records when a report was sent last. */
export async function noteSent(tx: WriteTx, report_id: string, time: string): Promise<void> {
  await tx.query('update reports set last_sent_time = $3 where org_id = $1 and report_id = $2', [
    ...[tx.org_id, report_id, time],
  ]);
}

/** Number of these ids that are existing labels. */
export async function countLabels(tx: Tx, tag_ids: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from tags where org_id = $1 and active and tag_id = any($2)',
    [tx.org_id, tag_ids],
  );
  return rows[0]?.count ?? 0;
}

/** True if the organisation has not ended and is not being closed. */
export async function isOpenOrganisation(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query(
    'select 1 from organisations where org_id = $1 and active and closes_time is null',
    [tx.org_id],
  );
  return rows.length > 0;
}
