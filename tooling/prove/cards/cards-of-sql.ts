// The numbers of the dashboard's cards, computed by PostgreSQL alone from the text of the
// specification (A§9, U-93, U-97 to U-100) and of decision 039. Nothing of the product's TypeScript
// is used here, as both results are compared.
import type { Tx } from '#packages/database';

/** The filter, as in a dashboard URL. */
export interface Asked {
  mode: 'all' | 'last_x_hours' | 'last_x_days' | 'by_date' | 'by_week' | 'by_month';
  /** Of hours or days. */
  last: number;
  year: number;
  month: number;
  day: number;
  week: number;
  tags: string[];
  jobs: string[];
  locations: string[];
}

/** Common part of all statements: time, zone, window and its tests. */
const common = `
  with asked as (
    select $1::uuid as org_id, to_timestamp($2::float8 / 1000) as now, $3::text as zone,
      $4::text as mode, $5::int as last, $6::int as year, $7::int as month, $8::int as day,
      $9::int as week, $10::uuid[] as tags, $11::uuid[] as jobs, $12::uuid[] as locations
  ), local_time as (
    select asked.*, case mode
        when 'last_x_days' then date_trunc('day', now at time zone zone) - make_interval(days => last - 1)
        when 'by_date' then make_date(year, month, day)::timestamp
        when 'by_week' then to_date(year::text || lpad(week::text, 2, '0'), 'IYYYIW')::timestamp
        when 'by_month' then make_date(year, month, 1)::timestamp
      end as starts,
      case mode
        when 'last_x_days' then make_interval(days => last)
        when 'by_date' then interval '1 day'
        when 'by_week' then interval '7 days'
        when 'by_month' then interval '1 month'
      end as lasts
    from asked
  ), times as (
    select local_time.*,
      case when mode = 'last_x_hours' then now - make_interval(hours => last)
        else starts at time zone zone end as since,
      case when mode in ('by_date', 'by_week', 'by_month') then (starts + lasts) at time zone zone
      end as until,
      case when mode = 'last_x_hours' then now - make_interval(hours => 2 * last)
        else (starts - lasts) at time zone zone end as before
    from local_time
  ), people as (
    select u.* from users u join asked using (org_id)
    where u.active and not u.is_hidden and not u.experimental
  ), checked as (
    select m.measurement_id, m.user_id, m.valid, m.value, m.created_time,
      m.tag_ids || m.user_tag_ids as labels,
      case when not m.valid then 'invalid'
        when m.value::numeric <= 1.3 * b.mean then 'hydrated'
        when m.value::numeric <= 2 * b.mean then 'mild'
        when m.value::numeric <= 3 * b.mean then 'moderate'
        else 'severe' end as state
    from measurements m join people p using (org_id, user_id)
    cross join lateral (
      select case when jsonb_array_length(found.baseline->'values') >= 6
        then (found.baseline->>'mean')::numeric else 50 end as mean
      from (select coalesce(m.metadata->'baseline', (
        select s.metadata->'baseline' from measurements s
        where s.org_id = m.org_id and s.user_id = m.user_id and s.type = 'sosm_baseline'
          and s.valid and s.active and s.created_time <= m.created_time
        order by s.created_time desc limit 1)) as baseline) as found
    ) as b
    where m.type = 'sosm' and m.active
  ), labelled as (
    select checked.* from checked, asked
    where (cardinality(tags) = 0 or tags && labels)
      and (cardinality(jobs) = 0 or jobs && labels)
      and (cardinality(locations) = 0 or locations && labels)
  ), tests as (
    select labelled.* from labelled, times
    where (since is null or created_time >= since) and (until is null or created_time < until)
  ), tagged as (
    select user_id, array_agg(tag_id) as labels
    from user_tags join asked using (org_id) group by user_id
  ), members as (
    select p.user_id from people p left join tagged using (user_id), asked
    where (cardinality(tags) = 0 or tags && labels)
      and (cardinality(jobs) = 0 or jobs && labels)
      and (cardinality(locations) = 0 or locations && labels)
  )`;

/** A person's state: by the newest valid test, otherwise by an invalid one. */
const latest_state = `
  latest_state as (
    select p.user_id, coalesce(t.state, 'not_tested') as state
    from people p left join lateral (
      select state from tests where tests.user_id = p.user_id
      order by valid desc, created_time desc, measurement_id desc limit 1
    ) as t on true
    where t.state is not null or p.user_id in (select user_id from members)
  )`;

/** The ring: people per state, their total, and the number of valid tests. */
const ring = `${common}, ${latest_state}
  select state, count(*)::int as people,
    (select count(*)::int from tests where valid) as tests
  from latest_state group by state order by state`;

/** The ring of the previous window, for the change; empty if there is none. */
const ringBefore = `${common.replace(
  '(since is null or created_time >= since) and (until is null or created_time < until)',
  'created_time >= before and created_time < since',
)}, ${latest_state}
  select state, count(*)::int as people from latest_state group by state order by state`;

/** The newest valid value of each person, by status and by columns of 5 mOsm from 30 to 165. */
const distribution = `${common}, newest as (
    select distinct on (user_id) state, value from tests where valid
    order by user_id, created_time desc, measurement_id desc
  )
  select state, count(*)::int as people,
    case when value <= 30 then 0 when value > 165 then 28
      else ceil((value::numeric - 30) / 5)::int end as bin,
    (select percentile_disc(0.5) within group (order by value) from newest) as median
  from newest group by state, bin order by bin, state`;

/** Valid tests per day of the zone and status; days without a test are left out. */
const daily = `${common}
  select (extract(epoch from date_trunc('day', created_time at time zone zone) at time zone zone)
      * 1000)::float8 as start, state, count(*)::int as tests
  from tests, asked where valid
    and created_time >= (date_trunc('day', now at time zone zone) - interval '365 days') at time zone zone
    and created_time < (date_trunc('day', now at time zone zone) + interval '1 day') at time zone zone
  group by 1, 2 order by 1, 2`;

/** People per state for each of their current labels. */
const tags = `${common}, ${latest_state}
  select tag_id, state, count(*)::int as people
  from latest_state join user_tags using (user_id) join asked using (org_id)
  group by tag_id, state order by tag_id, state`;

/** The newest 64 valid tests of the filter. */
const history = `${common}
  select user_id, (extract(epoch from created_time) * 1000)::float8 as time, value, state
  from tests where valid order by created_time desc, measurement_id desc limit 64`;

/** The newest 64 averages of valid tests of the same three hours. */
const averages = `${common}
  select (extract(epoch from min(created_time)) * 1000)::float8 as time,
    avg(value)::float8 as value, count(*)::int as tests
  from tests where valid group by floor(extract(epoch from created_time) / 10800)
  order by 1 desc limit 64`;

/** Number of people with a valid test. */
const tested = `${common} select count(distinct user_id)::int as people from tests where valid`;

/** The newest 18 tests, including invalid ones. */
const latest = `${common}
  select measurement_id, state from tests order by created_time desc, measurement_id desc limit 18`;

const statements = {
  ring,
  ringBefore,
  distribution,
  daily,
  tags,
  history,
  averages,
  tested,
  latest,
};

/** A row of any of them. */
export type SqlRow = Record<string, string | number | null>;

/** PostgreSQL's data of all cards. */
export type SqlCards = Record<keyof typeof statements, SqlRow[]>;

/**
 * Computes the cards.
 *
 * @param now milliseconds since 1970
 */
export async function cardsOfSql(
  tx: Tx,
  { now, zone }: { now: number; zone: string },
  { mode, last, year, month, day, week, ...labels }: Asked,
): Promise<SqlCards> {
  const values = [tx.org_id, now, zone, mode, last, year, month, day, week];
  const all = [...values, labels.tags, labels.jobs, labels.locations];
  const found = {} as SqlCards;
  for (const [card, text] of Object.entries(statements)) {
    const { rows } = await tx.query<SqlRow>(text, all);
    found[card as keyof SqlCards] = rows;
  }
  return found;
}
