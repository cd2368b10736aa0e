import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The alert rules of an organisation. */
export const alertRuleExport = exportTable({
  file: 'alert-rules.csv',
  head: ['Rule id', 'Type', 'On', 'Trigger', 'Jobs and locations', 'Channels', 'Active', 'Added'],
  sql: `
    select alert_rule_id::text as key,
      array[alert_rule_id::text, type, enabled::text, trigger::text,
        array_to_string(tag_ids, ' '), channels::text, active::text, ${iso('created_time')}]
        as cells
    from alert_rules
    where org_id = $1 and ($2::uuid is null or alert_rule_id > $2) and $4::uuid is null
    order by alert_rule_id limit $3`,
});

/** The alerts of an organisation, with whom and what they are about. */
export const alertExport = exportTable({
  file: 'alerts.csv',
  head: [
    'Alert id',
    'Origin',
    'Issued by',
    'Rule id',
    'Status',
    'Details',
    'About',
    'Active',
    'Added',
  ],
  sql: `
    select compliance_alert_log_id::text as key,
      array[compliance_alert_log_id::text, origin, issued_by::text, alert_rule_id::text, status,
        metadata::text, targets::text, active::text, ${iso('created_time')}] as cells
    from compliance_alert_logs
    where org_id = $1 and ($2::uuid is null or compliance_alert_log_id > $2) and $4::uuid is null
    order by compliance_alert_log_id limit $3`,
});

/** The alerts that people received, and their answers. */
export const noticeExport = exportTable({
  file: 'received-alerts.csv',
  head: [
    ...['Id', 'Alert id', 'Recipient id', 'State', 'Acknowledged', 'By', 'Reminders', 'Details'],
    ...['Error', 'Active', 'Added'],
  ],
  sql: `
    select compliance_user_alert_log_id::text as key,
      array[compliance_user_alert_log_id::text, compliance_alert_log_id::text, user_id::text, state,
        ${iso('acked_at')}, ack_via_channel, remind_count::text, metadata::text, error_msg,
        active::text, ${iso('created_time')}] as cells
    from compliance_user_alert_logs
    where org_id = $1 and ($2::uuid is null or compliance_user_alert_log_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by compliance_user_alert_log_id limit $3`,
});

/** High-risk measurements and the actions that followed. */
export const highRiskExport = exportTable({
  file: 'high-risk-measurements.csv',
  head: [
    ...['Id', 'Alert id', 'Person id', 'Test id', 'Re-test id', 'Level', 'Survey completed'],
    ...['Guidance read', 'Supervisor called', 'Drink logged', 'Times of actions', 'Cleared'],
    ...['Active', 'Added'],
  ],
  sql: `
    select compliance_high_risk_measurement_log_id::text as key,
      array[compliance_high_risk_measurement_log_id::text, compliance_alert_log_id::text,
        user_id::text, ori_measurement_id::text, re_measurement_id::text, level,
        survey_completed::text, guidance_read::text, supervisor_called::text,
        drink_logged::text, action_times::text,
        ${iso('cleared_time')}, active::text, ${iso('created_time')}] as cells
    from compliance_high_risk_measurement_logs
    where org_id = $1 and ($2::uuid is null or compliance_high_risk_measurement_log_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by compliance_high_risk_measurement_log_id limit $3`,
});

/** The tests that dehydration notifications of tags have handled. */
export const tagNoticeExport = exportTable({
  file: 'dehydration-notifications.csv',
  head: ['Person id', 'Tag id', 'Test id', 'Notified', 'Cleared'],
  sql: `
    select user_id || ' ' || tag_id as key,
      array[user_id::text, tag_id::text, measurement_id::text, ${iso('notified_at')},
        ${iso('cleared_time')}] as cells
    from tag_notices
    where org_id = $1 and ($2::text is null
        or (user_id, tag_id) > (split_part($2, ' ', 1)::uuid, split_part($2, ' ', 2)::uuid))
      and ($4::uuid is null or user_id = $4)
    order by user_id, tag_id limit $3`,
});
