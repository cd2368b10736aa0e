import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Days in which missed runs of a rule are counted. */
export const missedRunDays = 7;

/** What became of the runs of a rule. */
const ruleRuns = z.object({
  alert_rule_id: z.string(),
  /** Milliseconds since 1970; null before the first run, and for rules that run with each test. */
  last_run_at: z.int().nullable(),
  /** Runs of the last days that were not evaluated in time. */
  missed: z.int(),
  /** The jobs and locations of each target that had no data in the last run. */
  no_data: z.array(z.array(z.string())),
});
export type RuleRuns = z.infer<typeof ruleRuns>;

/**
 * A call and no synced column: runs change every few minutes, and each change of a rule would be
 * synced to every device.
 */
export const findRuleRuns = endpoint({
  name: 'alert.find_runs',
  method: 'GET',
  path: '/v3/alert/rule/runs',
  summary:
    'When each alert rule last ran, how many runs were missed in 7 days, and which targets have no data.',
  right: 'org_admin',
  feature: 'alert',
  data: z.object({ rules: z.array(ruleRuns) }),
});
