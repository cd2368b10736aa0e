import type { AlertLevel, AlertRule } from '#alerts/contract';
import type { OpenLog } from '#alerts/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { ruleRow } from '../alert-rule-store.ts';

/** A status rule with its version. */
export interface StatusRule extends AlertRule {
  version: number;
}

/** A log that a rule still follows. */
export interface FollowedLog extends OpenLog {
  id: string;
  user_id: string;
  alert_rule_id: string;
  version: number;
}

/** The organisations that have new tests, or alerts to repeat. */
export async function findOrganisationsWithTests(
  database: Database,
  now: number,
): Promise<string[]> {
  const rows = await database.lookUp<{ org_id: string }>(
    'select org_id from organisations_with_alert_tests($1)',
    [new Date(now).toISOString()],
  );
  return rows.map(({ org_id }) => org_id);
}

/** Which people one transaction evaluates. */
export interface TakenPeople {
  /** Milliseconds since 1970. */
  now: number;
  most: number;
  /** One person; null for everybody. */
  user_id: string | null;
}

/** Takes the people of new tests. They are taken for good if the transaction commits. */
export async function takeTestedPeople(
  tx: WriteTx,
  { now, most, user_id }: TakenPeople,
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `with taken as (
       select alert_test_id from alert_tests
       where org_id = $1 and (retry_at is null or retry_at <= $3)
         and ($4::uuid is null or user_id = $4)
       order by alert_test_id limit $2 for update skip locked
     )
     delete from alert_tests as t using taken
     where t.org_id = $1 and t.alert_test_id = taken.alert_test_id returning t.user_id`,
    [tx.org_id, most, new Date(now).toISOString(), user_id],
  );
  return rows.map((row) => row.user_id);
}

/** People of logs whose alert is repeated now. */
export async function findDueLogs(tx: Tx, { now, most, user_id }: TakenPeople): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from compliance_high_risk_measurement_logs
     where org_id = $1 and is_open and realert_at <= $2 and ($4::uuid is null or user_id = $4)
     order by realert_at limit $3 for update skip locked`,
    [tx.org_id, new Date(now).toISOString(), most, user_id],
  );
  return rows.map((row) => row.user_id);
}

/** People with new tests, or with logs whose alert is repeated now. They are not taken. */
export async function findWaitingPeople(tx: Tx, now: number, most: number): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from alert_tests where org_id = $1 and (retry_at is null or retry_at <= $2)
     union
     select user_id from compliance_high_risk_measurement_logs
     where org_id = $1 and is_open and realert_at <= $2 limit $3`,
    [tx.org_id, new Date(now).toISOString(), most],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Evaluates the tests of a person again at a time, because that failed. */
export async function retryPerson(tx: WriteTx, user_id: string, retry_at: number): Promise<void> {
  const values = [tx.org_id, user_id, new Date(retry_at).toISOString()];
  await tx.query('update alert_tests set retry_at = $3 where org_id = $1 and user_id = $2', values);
  await tx.query(
    `update compliance_high_risk_measurement_logs set realert_at = $3
     where org_id = $1 and user_id = $2 and is_open and realert_at < $3`,
    values,
  );
}

/** The status rules that are on. They cannot change until the transaction ends. */
export async function lockStatusRules(tx: WriteTx): Promise<StatusRule[]> {
  const { rows } = await tx.query<{ rule: AlertRule; version: number }>(
    `select ${ruleRow} as rule, r.version from alert_rules as r
     where r.org_id = $1 and r.type = 'status' and r.enabled and r.active
     order by r.alert_rule_id for share`,
    [tx.org_id],
  );
  return rows.map(({ rule, version }) => ({ ...rule, version }));
}

/** The open logs of people, locked, each with the state of its test. */
export async function lockOpenLogs(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<FollowedLog[]> {
  const { rows } = await tx.query<FollowedLog>(
    `select h.compliance_high_risk_measurement_log_id as id, h.user_id, h.alert_rule_id, h.version,
       h.ori_measurement_id, h.re_measurement_id, h.level,
       extract(epoch from h.realert_at)::float8 * 1000 as realert_at,
       (select extract(epoch from m.created_time)::float8 * 1000 from measurements as m
        where m.org_id = $1 and m.measurement_id = h.ori_measurement_id and m.valid and m.active
          and m.user_id = h.user_id) as ori_time
     from compliance_high_risk_measurement_logs as h
     where h.org_id = $1 and h.is_open and h.user_id = any($2::uuid[])
     order by h.compliance_high_risk_measurement_log_id for update of h`,
    [tx.org_id, user_ids],
  );
  return rows;
}

/**
 * The tests of people that a rule has followed in any of its versions, as 'rule test': saving a rule
 * does not follow a test again.
 */
export async function findFollowed(
  tx: Tx,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ key: string }>(
    `select alert_rule_id || ' ' || ori_measurement_id as key
     from compliance_high_risk_measurement_logs
     where org_id = $1 and user_id = any($2::uuid[])
     union
     select alert_rule_id || ' ' || re_measurement_id
     from compliance_high_risk_measurement_logs
     where org_id = $1 and user_id = any($2::uuid[]) and re_measurement_id is not null`,
    [tx.org_id, user_ids],
  );
  return new Set(rows.map(({ key }) => key));
}

export interface NewLog {
  id: string;
  compliance_alert_log_id: string;
  alert_rule_id: string;
  version: number;
  user_id: string;
  ori_measurement_id: string;
  level: AlertLevel;
  realert_at: number;
}

/** Adds a log. */
export async function insertLog(tx: WriteTx, log: NewLog, now: number): Promise<void> {
  await tx.query(
    `insert into compliance_high_risk_measurement_logs (org_id,
       compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
       user_id, ori_measurement_id, level, realert_at, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[tx.org_id, log.id, log.compliance_alert_log_id, log.alert_rule_id, log.version],
      ...[log.user_id, log.ori_measurement_id, log.level],
      ...[new Date(log.realert_at).toISOString(), new Date(now).toISOString()],
    ],
  );
}

/** What changes in a log; missing parts stay. */
export interface LogChange {
  is_open?: boolean;
  active?: boolean;
  re_measurement_id?: string | null;
  /** Milliseconds since 1970. */
  realert_at?: number | null;
  cleared_time?: number;
  level?: AlertLevel;
  version?: number;
}

/** Changes a log. */
export async function updateLog(tx: WriteTx, id: string, change: LogChange): Promise<void> {
  const isoOf = (time: number | null | undefined) =>
    time === null || time === undefined ? null : new Date(time).toISOString();
  await tx.query(
    `update compliance_high_risk_measurement_logs set is_open = coalesce($3, is_open),
       active = coalesce($4, active), re_measurement_id = coalesce($5, re_measurement_id),
       realert_at = case when $6 then $7 else realert_at end,
       cleared_time = coalesce($8, cleared_time), level = coalesce($9, level),
       version = coalesce($10, version)
     where org_id = $1 and compliance_high_risk_measurement_log_id = $2`,
    [
      ...[tx.org_id, id, change.is_open ?? null, change.active ?? null],
      ...[change.re_measurement_id ?? null, change.realert_at !== undefined],
      ...[isoOf(change.realert_at), isoOf(change.cleared_time)],
      ...[change.level ?? null, change.version ?? null],
    ],
  );
}

/** Notes on the logs of people that a survey was answered with a re-test. */
export async function recordSurveys(
  tx: WriteTx,
  user_ids: readonly string[],
  now: number,
): Promise<void> {
  await tx.query(
    `update compliance_high_risk_measurement_logs as h set survey_completed = true,
       action_times = jsonb_build_object('survey_completed', $3::text) || h.action_times
     where h.org_id = $1 and h.user_id = any($2::uuid[]) and h.active and not h.survey_completed
       and exists (
         select from measurements as m
         where m.org_id = $1 and m.user_id = h.user_id and m.type = 'sosm' and m.valid and m.active
           and m.measurement_id <> h.ori_measurement_id
           and (m.measurement_id = h.re_measurement_id or h.is_open)
           and m.created_time >= (select o.created_time from measurements as o
             where o.org_id = $1 and o.measurement_id = h.ori_measurement_id)
           and case when jsonb_typeof(m.metadata->'survey') = 'array'
             then jsonb_array_length(m.metadata->'survey') > 0 else false end)`,
    [tx.org_id, user_ids, new Date(now).toISOString()],
  );
}
