import { isSwitchedOn } from '#organisation/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';

/** Whether the organisation has alerts switched on. Otherwise the engine sends nothing. */
export async function isAlertOn(tx: Tx): Promise<boolean> {
  return isSwitchedOn((await findOrganisation(tx))?.metadata ?? {}, 'alert');
}

/** The alerts about tests of people, or alerts by their ids. */
type Settling = { user_ids: readonly string[] } | { alert_ids: readonly string[] };

/**
 * Ends the reminders and the escalation of alerts about tests of people, once each of their tests
 * was cleared by a better re-test or withdrawn. An alert about several people goes on until then.
 */
export async function endSettledAlerts(tx: WriteTx, which: Settling, now: number): Promise<void> {
  const [condition, ids] =
    'user_ids' in which
      ? [
          `exists (select from jsonb_array_elements(a.targets) as t
             where (t->>'user_id')::uuid = any($2::uuid[]))`,
          which.user_ids,
        ]
      : ['a.compliance_alert_log_id = any($2::uuid[])', which.alert_ids];
  if (ids.length === 0) return;
  await tx.query(
    `with waiting as (
       select compliance_alert_log_id from compliance_user_alert_logs
       where org_id = $1 and active and reminds_at is not null
       union
       select compliance_alert_log_id from compliance_alert_logs
       where org_id = $1 and active and escalates_at is not null
     ), settled as (
       update compliance_alert_logs as a set escalates_at = null,
         metadata = a.metadata || jsonb_build_object('settled_time', $3::text)
       where a.org_id = $1 and a.active and a.metadata->'trigger'->>'kind' = 'status'
         and a.compliance_alert_log_id in (select compliance_alert_log_id from waiting)
         and ${condition}
         and not exists (select from jsonb_array_elements(a.targets) as t
           where not (${isWithdrawn} or ${isCleared}))
       returning a.compliance_alert_log_id
     )
     update compliance_user_alert_logs as u set reminds_at = null from settled
     where u.org_id = $1 and u.compliance_alert_log_id = settled.compliance_alert_log_id
       and u.reminds_at is not null`,
    [tx.org_id, ids, new Date(now).toISOString()],
  );
}

/** SQL condition on a target `t`: its test was deleted or is no longer valid. */
const isWithdrawn = `not exists (select from measurements as m
  where m.org_id = $1 and m.measurement_id = (t->>'measurement_id')::uuid and m.valid and m.active
    and m.user_id = (t->>'user_id')::uuid)`;

/** SQL condition on an alert `a` and its target `t`: a later test was better. */
const isCleared = `((exists (select from compliance_high_risk_measurement_logs as h
    where h.org_id = $1 and h.alert_rule_id = a.alert_rule_id
      and h.user_id = (t->>'user_id')::uuid and h.cleared_time >= a.created_time)
  and not exists (select from compliance_high_risk_measurement_logs as h
    where h.org_id = $1 and h.alert_rule_id = a.alert_rule_id
      and h.user_id = (t->>'user_id')::uuid and h.is_open))
  or (a.reason = 'tag' and exists (select from tag_notices as n
    where n.org_id = $1 and n.user_id = (t->>'user_id')::uuid
      and n.cleared_time >= a.created_time)))`;
