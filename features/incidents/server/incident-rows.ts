import type { AlertTrigger } from '#alerts/contract';
import type { AlertReason } from '#alerts/domain';
import { alertLogSync, highRiskLogSync, userAlertLogSync } from '#alerts/server';
import { breakSync } from '#breaks/server';
import type { EmergencyEntry } from '#emergencies/contract';
import { emergencySync } from '#emergencies/server';
import { mostLines } from '#incidents/contract';
import type { BreakFacts, CaseFacts, NoticeFacts, TakeFacts, TestFacts } from '#incidents/domain';
import { measurementSync } from '#measurements/server';
import { attentionSync } from '#monitoring/server';
import type { BetaFeature } from '#organisation/contract';
import type { Tx } from '#packages/database';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';

/** What a file is about. */
export interface IncidentScope {
  user_id: string;
  from_time: string;
  to_time: string;
}

/** An alert about the person, with what its text needs. */
export interface AlertRow {
  compliance_alert_log_id: string;
  created_time: string;
  issued_by: string | null;
  metadata: { reason: AlertReason; trigger: AlertTrigger | null; message: string };
}

/** The rows about a person in a time, as far as the viewer may see them. */
export interface IncidentRows {
  tests: TestFacts[];
  cases: CaseFacts[];
  breaks: BreakFacts[];
  alerts: AlertRow[];
  notices: NoticeFacts[];
  emergencies: EmergencyEntry[];
  takes: TakeFacts[];
}

/**
 * Reads the rows by the conditions and in the form of the sync sources, so that a file never has
 * more than the copy of its maker could have.
 */
export async function findRows(
  tx: Tx,
  viewer: Viewer,
  { user_id, from_time, to_time }: IncidentScope,
  switchedOn: readonly BetaFeature[],
): Promise<IncidentRows> {
  const read = <Row>(source: SyncSource<Viewer>, condition: (param: Param) => string) =>
    rowsOf<Row>(tx, viewer, source, { condition, switchedOn });
  const during = (column: string, param: Param) =>
    `${column} >= ${param(from_time)} and ${column} <= ${param(to_time)}`;
  const alerts = await read<AlertRow>(
    alertLogSync,
    (param) => `${during('r.created_time', param)} and exists (
      select from jsonb_array_elements(r.targets) as target
      where target->>'user_id' = ${param(user_id)} or exists (
        select from jsonb_array_elements(target->'people') as each
        where jsonb_typeof(target->'people') = 'array' and each->>'user_id' = ${param(user_id)}))`,
  );
  const ids = alerts.map(({ compliance_alert_log_id }) => compliance_alert_log_id);
  return {
    alerts,
    tests: await read(
      measurementSync,
      (param) => `r.user_id = ${param(user_id)} and ${during('r.created_time', param)}`,
    ),
    cases: await read(
      highRiskLogSync,
      (param) => `r.user_id = ${param(user_id)} and ${during('r.created_time', param)}`,
    ),
    breaks: await read(
      breakSync,
      (param) => `not r.deleted and ${param(user_id)} = any(r.user_ids)
        and r.started_time <= ${param(to_time)}
        and coalesce(r.ended_time, r.started_time) >= ${param(from_time)}`,
    ),
    notices: await read(
      userAlertLogSync,
      (param) => `r.compliance_alert_log_id = any(${param(ids)}::uuid[])`,
    ),
    emergencies: await read(
      emergencySync,
      (param) => `exists (
        select from emergency_entries as p
        where p.org_id = r.org_id and p.emergency_id = r.emergency_id
          and p.user_id = ${param(user_id)})`,
    ),
    takes: await read(
      attentionSync,
      (param) => `r.kind in ('reading', 'heat_share') and r.subject_id = ${param(user_id)}
        and ${during('r.time', param)}`,
    ),
  };
}

async function rowsOf<Row>(
  tx: Tx,
  viewer: Viewer,
  source: SyncSource<Viewer>,
  {
    condition,
    switchedOn,
  }: { condition: (param: Param) => string; switchedOn: readonly BetaFeature[] },
): Promise<Row[]> {
  const { feature, row, table, visible } = source;
  if (feature !== undefined && !switchedOn.some((each) => each === feature)) return [];
  const values: unknown[] = [tx.org_id];
  const param: Param = (value) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ row: Row }>(
    `select ${typeof row === 'string' ? row : row(viewer, param)} as row from ${table} as r
     where r.org_id = $1 and (${visible(viewer, param)}) and (${condition(param)})
     order by r.created_time limit ${String(mostLines + 1)}`,
    values,
  );
  return rows.map((found) => found.row);
}
