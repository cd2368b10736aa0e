import type { ReportFilter } from '#reports/contract';
import type { PersonValues } from '#reports/domain';
import type { Tx } from '#packages/database';

interface Asked {
  /** ISO times; `to` exclusive. */
  from: string;
  to: string;
  filter: ReportFilter;
}

/**
 * Figures of each counted person in a period. People count if they have the labels now, or if one
 * of their tests had them; without hidden and test people.
 */
export async function findPersonValues(
  tx: Tx,
  { from, to, filter }: Asked,
): Promise<PersonValues[]> {
  const { rows } = await tx.query<PersonValues>(
    `with people as (
       select user_id, array(select tag_id from user_tags as w
         where w.org_id = u.org_id and w.user_id = u.user_id) as tag_ids
       from users as u where org_id = $1 and active and not is_hidden and not experimental
     ), tests as (
       select measurement_id, user_id, valid, value, created_time,
         coalesce(baseline_mean, 0) as mean, baseline_count as count
       from measurements
       where org_id = $1 and type = 'sosm' and active and created_time >= $2 and created_time < $3
         and ${hasTag('tag_ids || user_tag_ids')}
     ), newest as (
       select distinct on (user_id) * from tests where valid
       order by user_id, created_time desc, measurement_id desc
     ), sums as (
       select user_id, count(*) filter (where valid)::int as tests,
         bool_or(not valid) as has_invalid
       from tests group by user_id
     )
     select p.tag_ids, coalesce(s.tests, 0) as tests,
       coalesce(s.has_invalid, false) as has_invalid, n.value,
       coalesce(case when n.count > 0 then n.mean else b.mean end, 0) as mean,
       coalesce(case when n.count > 0 then n.count else b.count end, 0) as count
     from people as p
     left join sums as s using (user_id)
     left join newest as n using (user_id)
     left join lateral (
       select baseline_mean as mean, baseline_count as count from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm_baseline' and m.valid
         and m.active and m.created_time <= n.created_time
       order by m.created_time desc, m.measurement_id desc limit 1
     ) as b on n.count = 0
     where s.user_id is not null or (${hasTag('p.tag_ids')})`,
    [tx.org_id, from, to, filter.tag_ids, filter.job_ids, filter.location_ids],
  );
  return rows;
}

/** Labels of the report, by name. */
export async function findLabels(tx: Tx) {
  const { rows } = await tx.query<{
    tag_id: string;
    name: string;
    type: 'default' | 'job' | 'location';
  }>(
    `select tag_id, name, type from tags where org_id = $1 and active and not is_hidden
     order by lower(name), tag_id`,
    [tx.org_id],
  );
  return rows;
}

/** Names of labels, sorted, hidden ones too. */
export async function findLabelNames(tx: Tx, tag_ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    'select name from tags where org_id = $1 and tag_id = any($2) order by lower(name)',
    [tx.org_id, tag_ids],
  );
  return rows.map(({ name }) => name);
}

/** SQL condition: one label of each list that is not empty. */
function hasTag(tag_ids: string): string {
  return ['$4', '$5', '$6']
    .map((list) => `(cardinality(${list}::uuid[]) = 0 or (${tag_ids}) && ${list}::uuid[])`)
    .join(' and ');
}
