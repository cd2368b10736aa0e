import { z } from 'zod';
import { ruleMetrics, ruleOperators } from '#alerts/contract';

const search = z.object({
  metric: z.enum(ruleMetrics).optional().catch(undefined),
  operator_type: z.enum(ruleOperators).optional().catch(undefined),
  /** In the unit of rules: degrees Celsius, points or days. */
  threshold: z.number().min(-100).max(1000).optional().catch(undefined),
  /** Ids of locations, separated by commas. */
  locations: z.string().max(1000).optional().catch(undefined),
});

/** What the URL of a new rule fills in; invalid values are left out. */
export type NewRuleSearch = z.infer<typeof search>;

/** Reads the URL of a new rule. */
export const newRuleSearch = (values: Record<string, unknown>): NewRuleSearch =>
  search.parse(values);
