import { findRuleRuns, missedRunDays } from '#alerts/contract';
import type { RuleRuns } from '#alerts/contract';
import type { Tx } from '#packages/database';
import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';

const day = 86_400_000;

/** The runs of alert rules, for admins. */
export const ruleRunCalls: Bound<Viewer>[] = [
  bind<typeof findRuleRuns, Viewer>(findRuleRuns, async ({ viewer, database, now }) => ({
    rules: await database.read(viewer.org_id, (tx) => findRuns(tx, now() - missedRunDays * day)),
  })),
];

/**
 * The runs of every rule that is not deleted. States of an earlier version of a rule, and of a rule
 * that is off, say nothing about its data.
 *
 * @param since milliseconds since 1970
 */
async function findRuns(tx: Tx, since: number): Promise<RuleRuns[]> {
  const { rows } = await tx.query<RuleRuns>(
    `select r.alert_rule_id, extract(epoch from last.ran_at)::float8 * 1000 as last_run_at,
       missed.count as missed, coalesce(no_data.targets, '[]') as no_data
     from alert_rules as r
     left join lateral (
       select ran_at from alert_runs as a
       where a.org_id = r.org_id and a.alert_rule_id = r.alert_rule_id and a.ran_at is not null
       order by a.slot desc limit 1
     ) as last on true
     cross join lateral (
       select count(*)::int from alert_runs as a
       where a.org_id = r.org_id and a.alert_rule_id = r.alert_rule_id
         and a.slot > $2 and a.ran_at is null
     ) as missed
     cross join lateral (
       select json_agg(string_to_array(s.target, ' ') order by s.target) as targets
       from alert_states as s
       where s.org_id = r.org_id and s.alert_rule_id = r.alert_rule_id and s.version = r.version
         and r.enabled and s.state->>'condition' = 'no_data'
     ) as no_data
     where r.org_id = $1 and r.active
     order by r.alert_rule_id`,
    [tx.org_id, new Date(since).toISOString()],
  );
  return rows;
}
