import type { AlertRule } from '#alerts/contract';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { alertRecipients } from './alert-recipients.ts';

export const alertTables = [
  defineRowTable('alert_rules', 'alert_rule_id'),
  defineRowTable('compliance_alert_logs', 'compliance_alert_log_id'),
  defineRowTable('compliance_user_alert_logs', 'compliance_user_alert_log_id'),
  defineRowTable(
    'compliance_high_risk_measurement_logs',
    'compliance_high_risk_measurement_log_id',
  ),
];

/** A rule with the names of its jobs and locations. */
export interface NamedRule extends AlertRule {
  jobs: string[];
  locations: string[];
  /** When it last alerted: milliseconds since 1970; null if it never did. */
  last_alert: number | null;
}

interface LogRow {
  alert_rule_id: string | null;
  created_time: string;
}

/** The rules of the organisation that are not deleted, the newest first. */
export const alertRuleList = defineRead({
  name: 'alerts.rules',
  tables: ['alert_rules', 'compliance_alert_logs', 'tags'],
  run(copy, _params: Record<string, never>): NamedRule[] {
    const tags = tagsById(copy);
    const last = new Map<string, number>();
    for (const { alert_rule_id, created_time } of copy
      .rows<LogRow>('compliance_alert_logs')
      .values()) {
      if (alert_rule_id === null) continue;
      last.set(alert_rule_id, Math.max(last.get(alert_rule_id) ?? 0, Date.parse(created_time)));
    }
    return [...copy.rows<AlertRule>('alert_rules').values()]
      .filter(({ active }) => active)
      .toSorted((a, b) => b.created_time.localeCompare(a.created_time))
      .map((rule) => {
        const named = rule.tag_ids.flatMap((tag_id) => tags.get(tag_id) ?? []);
        const namesOf = (type: string) =>
          named
            .filter((tag) => tag.type === type && tag.active)
            .map(({ name }) => name)
            .sort();
        return {
          ...{ ...rule, jobs: namesOf('job'), locations: namesOf('location') },
          last_alert: last.get(rule.alert_rule_id) ?? null,
        };
      });
  },
});

/** One rule; null if there is none or it was deleted. */
export const alertRuleOne = defineRead({
  name: 'alerts.rule',
  tables: ['alert_rules'],
  run(copy, { alert_rule_id }: { alert_rule_id: string }): AlertRule | null {
    const rule = copy.rows<AlertRule>('alert_rules').get(alert_rule_id);
    return rule?.active === true ? rule : null;
  },
});

export const alertReads = [alertRuleList, alertRuleOne, alertRecipients];
