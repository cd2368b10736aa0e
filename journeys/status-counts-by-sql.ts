import type pg from 'pg';
import type { StatusNumbers } from '../features/dashboard/e2e/index.ts';

/** Number of people in each state, as returned by `statesBySql`. */
export async function statusCountsBySql(
  sql: pg.Client,
  email: string,
  days: number | null,
): Promise<StatusNumbers> {
  const counts = { hydrated: 0, mild: 0, moderate: 0, severe: 0, invalid: 0, not_tested: 0 };
  for (const { state } of await statesBySql(sql, email, days)) counts[state] += 1;
  return counts;
}

/**
 * The dashboard's figure computed by PostgreSQL alone: the newest valid hydration test of each
 * person the supervisor sees, within the last days or (null) of all time, against the bounds that
 * applied to it; by name.
 */
export async function statesBySql(
  sql: pg.Client,
  email: string,
  days: number | null,
): Promise<{ name: string; state: keyof StatusNumbers }[]> {
  const { rows } = await sql.query<{ name: string; state: keyof StatusNumbers }>(
    `with me as (
       select org_id, user_id from users where email = $1
     ), reach as (
       select p.tag_id from permissions p join me using (org_id, user_id)
       where p.active and p.access ~ '(manager|view_user)'
     ), seen as (
       select u.user_id, u.name_first || ' ' || u.name_last as name
       from users u join me using (org_id)
       where u.active and not u.is_hidden and not u.experimental and (
         u.user_id = me.user_id
         or exists (select from reach where tag_id is null)
         or exists (select from user_tags t join reach using (tag_id)
                    where t.user_id = u.user_id and t.org_id = u.org_id))
     ), tests as (
       select m.*, row_number() over (
         partition by m.user_id order by m.valid desc, m.created_time desc, m.measurement_id desc
       ) as place
       from measurements m join me using (org_id)
       where m.type = 'sosm' and m.active
         and ($2::int is null or m.created_time >= (
           (date_trunc('day', now() at time zone 'Australia/Perth')
             - make_interval(days => $2 - 1)) at time zone 'Australia/Perth'))
     ), newest as (
       select seen.name, t.valid, t.value,
         case when jsonb_array_length(t.metadata->'baseline'->'values') >= 6
              then (t.metadata->'baseline'->>'mean')::float8 else 50 end as mean
       from seen left join tests t on t.user_id = seen.user_id and t.place = 1
     )
     select name, case
         when valid is null then 'not_tested'
         when not valid then 'invalid'
         when value <= mean * 13 / 10 then 'hydrated'
         when value <= 2 * mean then 'mild'
         when value <= 3 * mean then 'moderate'
         else 'severe' end as state
     from newest order by name`,
    [email, days],
  );
  return rows;
}
