export { alertRecipients } from './alert-recipients.ts';
export type { RuleRecipients } from './alert-recipients.ts';
export { alertFeature } from './feature.ts';
export { alertRuleList, alertRuleOne } from './alert-rows.ts';
export type { NamedRule } from './alert-rows.ts';
