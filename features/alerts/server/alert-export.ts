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
