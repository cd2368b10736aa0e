import { endpoint } from '#packages/http/contract';
import { alertRule, alertRuleFields } from './alert-rule.ts';

export const saveAlertRule = endpoint({
  name: 'alert.save_rule',
  method: 'POST',
  path: '/v3/alert/rule/',
  summary:
    'Saves an alert rule, also a new one. `enabled` false switches it off, `active` false deletes it.',
  right: 'org_admin',
  feature: 'alert',
  body: alertRuleFields,
  data: alertRule,
});
