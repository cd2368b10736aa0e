import { restoredRealert } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { millis } from './engine/scope-data.ts';

/** A dismissed high-risk log with what decides how it is restored. */
interface DismissedLog {
  id: string;
  user_id: string;
  /** The rule followed the person when the log was dismissed. */
  wasOpen: boolean;
  /** When its alert was to be repeated then: milliseconds since 1970; null for never. */
  realert_at: number | null;
  /** Hours between two alerts of the rule; null without the rule. */
  hours: number | null;
  /** Its test was neither deleted nor marked as invalid. */
  hasTest: boolean;
  /** The rule follows the person in another log. */
  hasOpen: boolean;
  /** The rule has a newer log of the person. */
  hasNewer: boolean;
}

/** What happened to dismissed high-risk logs, by their ids. */
export interface RestoredLogs {
  restored: string[];
  /** The rule follows the person in another log. */
  newer: string[];
  withdrawn: string[];
}

/**
 * Locks the rules of high-risk logs, so that the engine opens no other case of the same person
 * meanwhile. Called before anything else is locked, as in the engine.
 */
export async function lockRulesOf(tx: WriteTx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `select from alert_rules where org_id = $1 and alert_rule_id in (
       select alert_rule_id from compliance_high_risk_measurement_logs
       where org_id = $1 and compliance_high_risk_measurement_log_id = any($2::uuid[]))
     order by alert_rule_id for no key update`,
    [tx.org_id, ids],
  );
}

/**
 * Makes dismissed high-risk logs active again. A case that was open is followed again, and its
 * person is evaluated: the test may have been followed by a better one. A case with a newer one
 * stays closed, as the newer one is about the same state.
 *
 * @param now milliseconds since 1970
 */
export async function restoreHighRiskLogs(
  tx: WriteTx,
  ids: readonly string[],
  now: number,
): Promise<RestoredLogs> {
  const logs = await findDismissed(tx, ids);
  const withdrawn = logs.filter(({ hasTest }) => !hasTest);
  const newer = logs.filter(({ hasTest, wasOpen, hasOpen }) => hasTest && wasOpen && hasOpen);
  const restored = logs.filter((log) => !withdrawn.includes(log) && !newer.includes(log));
  const rows = restored.map((log) => {
    const is_open = log.wasOpen && !log.hasNewer;
    const realert_at = is_open ? restoredRealert(log, now) : null;
    return {
      ...{ id: log.id, user_id: log.user_id, is_open },
      realert_at: realert_at === null ? null : new Date(realert_at).toISOString(),
    };
  });
  await tx.query(
    `update compliance_high_risk_measurement_logs as h set active = true,
       is_open = (r->>'is_open')::boolean, realert_at = (r->>'realert_at')::timestamptz,
       dismissed_open = false, dismissed_realert_at = null
     from jsonb_array_elements($2) as r
     where h.org_id = $1 and h.compliance_high_risk_measurement_log_id = (r->>'id')::uuid`,
    [tx.org_id, JSON.stringify(rows)],
  );
  const followed = rows.filter(({ is_open }) => is_open).map(({ user_id }) => user_id);
  await tx.query(
    'insert into alert_tests (org_id, user_id) select distinct $1::uuid, unnest($2::uuid[])',
    [tx.org_id, followed],
  );
  const idsOf = (found: readonly DismissedLog[]) => found.map(({ id }) => id);
  return { restored: idsOf(restored), newer: idsOf(newer), withdrawn: idsOf(withdrawn) };
}

async function findDismissed(tx: WriteTx, ids: readonly string[]): Promise<DismissedLog[]> {
  const { rows } = await tx.query<DismissedLog>(
    `select h.compliance_high_risk_measurement_log_id as id, h.user_id,
       h.dismissed_open as "wasOpen", ${millis('h.dismissed_realert_at')} as realert_at,
       (select (r.trigger->>'realert_after_hours')::float8 from alert_rules as r
        where r.org_id = $1 and r.alert_rule_id = h.alert_rule_id and r.active) as hours,
       exists (select from measurements as m
         where m.org_id = $1 and m.measurement_id = h.ori_measurement_id and m.valid and m.active
           and m.user_id = h.user_id) as "hasTest",
       exists (select from compliance_high_risk_measurement_logs as o
         where o.org_id = $1 and o.alert_rule_id = h.alert_rule_id and o.user_id = h.user_id
           and o.is_open) as "hasOpen",
       exists (select from compliance_high_risk_measurement_logs as o
         where o.org_id = $1 and o.alert_rule_id = h.alert_rule_id and o.user_id = h.user_id
           and o.created_time > h.created_time) as "hasNewer"
     from compliance_high_risk_measurement_logs as h
     where h.org_id = $1 and h.compliance_high_risk_measurement_log_id = any($2::uuid[])
       and not h.active
     order by h.compliance_high_risk_measurement_log_id`,
    [tx.org_id, ids],
  );
  return rows;
}
