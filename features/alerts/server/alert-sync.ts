import type { BetaFeature } from '#organisation/contract';
import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, managedBy } from '#permissions/domain';
import { personScope } from '#tags/server';
import { tagsOfAlert } from './alert-access.ts';
import { ruleRow } from './alert-rule-store.ts';

const feature: BetaFeature = 'alert';

/** Alert rules: all of them for admins, those with one of their tags for managers. */
export const alertRuleSync: SyncSource<Viewer> = {
  list: 'alert_rules',
  feature,
  table: 'alert_rules',
  key: 'alert_rule_id',
  visible: (viewer, param) => {
    const { everybody, tag_ids } = managedBy(viewer);
    return everybody ? 'true' : `r.tag_ids && ${param(tag_ids)}::uuid[]`;
  },
  // The signal goes to more people than may see a row, as a rule has no person.
  audience: 'everybody',
  row: ruleRow,
  // The rule may have been moved to other tags. Others than managers never had a rule.
  withdrawn: (viewer) =>
    managedBy(viewer).tag_ids.length === 0
      ? null
      : `json_build_object(
        'alert_rule_id', r.alert_rule_id, 'enabled', false, 'use_roster', false,
        'channels', '[]'::json, 'tag_ids', '[]'::json, 'type', 'periodic', 'trigger', '{}'::json,
        'active', false, 'created_time', ${iso('r.modified_time')},
        'modified_time', ${iso('r.modified_time')})`,
};

/** Alerts: all of them for admins; for others those sent to them or about one of their tags. */
export const alertLogSync: SyncSource<Viewer> = {
  list: 'compliance_alert_logs',
  feature,
  table: 'compliance_alert_logs',
  key: 'compliance_alert_log_id',
  visible: (viewer, param) => visibleAlert(viewer, param, 'r'),
  audience: 'everybody',
  // Without the column of targets: somebody who sees an alert may not see every person in it.
  row: (viewer, param) => `json_build_object('compliance_alert_log_id', r.compliance_alert_log_id,
    'origin', r.origin, 'issued_by', ${seenPerson(viewer, param, 'r.issued_by')},
    'alert_rule_id', r.alert_rule_id,
    'status', r.status, 'metadata', ${shownMetadata(viewer, param)}, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** Notices to people: their own, and those of the alerts that they see for another reason. */
export const userAlertLogSync: SyncSource<Viewer> = {
  list: 'compliance_user_alert_logs',
  feature,
  table: 'compliance_user_alert_logs',
  key: 'compliance_user_alert_log_id',
  visible: (viewer, param) =>
    `(r.user_id = ${param(viewer.user_id)} or exists (
      select from compliance_alert_logs as a
      where a.org_id = r.org_id and a.compliance_alert_log_id = r.compliance_alert_log_id
        and ${ofManagedTag(viewer, param, 'a')}))`,
  audience: 'everybody',
  row: (viewer, param) => `json_build_object(
    'compliance_user_alert_log_id', r.compliance_user_alert_log_id,
    'compliance_alert_log_id', r.compliance_alert_log_id,
    'user_id', ${seenPerson(viewer, param, 'r.user_id')}, 'acked_at', ${iso('r.acked_at')}, 'ack_via_channel', r.ack_via_channel,
    'reminds_at', ${iso('r.reminds_at')}, 'remind_count', r.remind_count, 'state', r.state,
    'metadata', r.metadata, 'error_msg', r.error_msg, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** High-risk logs of the people whose tests the viewer may see, as a log says how a test was. */
export const highRiskLogSync: SyncSource<Viewer> = {
  list: 'compliance_high_risk_measurement_logs',
  feature,
  table: 'compliance_high_risk_measurement_logs',
  key: 'compliance_high_risk_measurement_log_id',
  visible: (viewer, param) => personScope(viewer, 'view_measure', 'r.user_id', param),
  audience: { person: 'r.user_id', sees: canViewMeasurements },
  row: `json_build_object(
    'compliance_high_risk_measurement_log_id', r.compliance_high_risk_measurement_log_id,
    'compliance_alert_log_id', r.compliance_alert_log_id, 'user_id', r.user_id,
    'alert_rule_id', r.alert_rule_id, 'ori_measurement_id', r.ori_measurement_id,
    're_measurement_id', r.re_measurement_id, 'survey_completed', r.survey_completed,
    'guidance_read', r.guidance_read, 'supervisor_called', r.supervisor_called,
    'drink_logged', r.drink_logged, 'action_times', r.action_times,
    'level', r.level, 'cleared_time', ${iso('r.cleared_time')}, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/**
 * SQL expression: the metadata with the left-out people that the viewer may see and their number,
 * and for an alert by hand, of a worker or about courses the people whom it is about, as far as the viewer may see
 * them. What a worker has asked for is shown to those who may see tests of that worker.
 */
function shownMetadata(viewer: Viewer, param: Param): string {
  const sees = (right: 'view_user' | 'view_measure') =>
    personScope(viewer, right, "(each->>'user_id')::uuid", param);
  return `r.metadata || jsonb_build_object(
    'skipped', coalesce((
      select jsonb_agg(each) from jsonb_array_elements(r.metadata->'skipped') as each
      where ${sees('view_user')}), '[]'),
    'skipped_count', jsonb_array_length(r.metadata->'skipped'))
    || case when r.origin = 'manual' or r.reason in ('break_request', 'symptoms', 'course') then jsonb_build_object('people', coalesce((
      select jsonb_agg(distinct each->>'user_id') from jsonb_array_elements(r.targets) as each
      where case each->>'kind' when 'person' then ${sees('view_user')}
        when 'test' then ${sees('view_measure')} when 'request' then ${sees('view_measure')}
        else false end), '[]'), 'request', (
      select jsonb_build_object('symptoms', each->'symptoms', 'note', each->'note',
        'is_emergency', each->'is_emergency')
      from jsonb_array_elements(r.targets) as each
      where each->>'kind' = 'request' and ${sees('view_measure')})) else '{}' end`;
}

/** SQL expression: the id of a person; null if the viewer may not see them. */
function seenPerson(viewer: Viewer, param: Param, column: string): string {
  return `case when ${personScope(viewer, 'view_user', column, param)} then ${column} end`;
}

function visibleAlert(viewer: Viewer, param: Param, alias: string): string {
  return `(${ofManagedTag(viewer, param, alias)} or exists (
    select from compliance_user_alert_logs as mine
    where mine.org_id = ${alias}.org_id and mine.user_id = ${param(viewer.user_id)}
      and mine.compliance_alert_log_id = ${alias}.compliance_alert_log_id))`;
}

/** SQL condition: an alert about one of the tags that the viewer manages. */
function ofManagedTag(viewer: Viewer, param: Param, alias: string): string {
  const { everybody, tag_ids } = managedBy(viewer);
  if (everybody) return 'true';
  return `${tagsOfAlert(alias)} && ${param(tag_ids)}::text[]`;
}
