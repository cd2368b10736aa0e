import { ruleMetrics, ruleOperators } from '#alerts/contract';
import { param, searchReader } from '#packages/kit';

/** What the URL of a new rule fills in; invalid values are left out. */
export const newRuleSearch = searchReader({
  metric: param.oneOf(ruleMetrics),
  operator_type: param.oneOf(ruleOperators),
  /** In the unit of rules: degrees Celsius, points or days. */
  threshold: param.number(-100, 1000),
  /** Ids of locations, separated by commas. */
  locations: param.text(1000),
});
export type NewRuleSearch = ReturnType<typeof newRuleSearch>;
