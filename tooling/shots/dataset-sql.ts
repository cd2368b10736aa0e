/** Reduces the demo organisation to its manager and its owner; $1 is who stays. */
export const emptySql: readonly string[] = [
  ...[
    ...['link_measurements', 'measurements', 'user_tags', 'tags', 'devices', 'strategies'],
    ...['alert_rules', 'alert_schedules', 'alert_states', 'alert_runs', 'alert_tests'],
    ...['compliance_alert_logs', 'compliance_user_alert_logs', 'surveys', 'tag_notices'],
    ...['compliance_high_risk_measurement_logs', 'alert_messages', 'outbox'],
    ...['rosters', 'roster_user_leave', 'sessions', 'session_users', 'session_measurements'],
    ...[
      'readings',
      'profile_views',
      'site_corrections',
      'breaks',
      'break_alerts',
      'emergency_entries',
      'attention_entries',
      'reports',
      'report_runs',
      'assessments',
    ],
    ...['education_attempts', 'education_progress', 'education_courses'],
    ...['education_assignments', 'education_versions', 'education_modules'],
    ...['tickets', 'licenses', 'quote_steps'],
    ...['referrals', 'stories', 'quotes', 'loyalty_tests', 'loyalty_ledger', 'loyalty_accounts'],
  ].map((table) => `delete from ${table} where $1::text[] is not null`),
  'delete from permissions where user_id not in (select user_id from users where email = any ($1))',
  'delete from users where email is null or email <> all ($1)',
];

const people = 5000;
const testsOfEach = 4;

/** Many labels of each type, some with a long name. */
const labelsSql = `
  insert into tags (org_id, tag_id, name, type, is_hidden, active, metadata, created_time, modified_time)
  select org_id, gen_random_uuid(),
    (array['Scaffold crew','Night maintenance','Contractors of the northern haul road',
      'Electrical isolation and confined space entry team','Shutdown'])[1 + n % 5] || ' ' || n ||
      case type when 'default' then '' else ' (' || type || ')' end,
    type, false, true, '{}', timestamptz '2020-01-01', timestamptz '2020-01-01' + row_number() over () * interval '1 ms'
  from organisations, generate_series(1, 60) as n,
    unnest(array['default', 'job', 'location']) as type`;

/** Adds people to the demo organisation with a few hydration tests each. */
export const crowdSql: readonly string[] = [
  labelsSql,
  `insert into users (org_id, user_id, name_first, name_last, created_time, modified_time)
   select org_id, gen_random_uuid(),
     (array['Ada','Ben','Chloe','Dev','Elif','Femi','Grace','Hiro','Ines','Jonas'])[1 + n % 10],
     (array['Abbott','Baker','Costa','Dunn','Evans','Farah','Gill','Hughes'])[1 + n / 10 % 8] || ' ' || n,
     timestamptz '2020-01-01', timestamptz '2020-01-01' + row_number() over () * interval '1 ms'
   from organisations, generate_series(1, ${people}) as n`,
  `insert into user_tags (org_id, user_id, tag_id)
   select u.org_id, u.user_id, t.tag_id
   from (select *, row_number() over (order by user_id) as n from users
         where created_time = '2020-01-01') as u
   join (select *, row_number() over (order by type, name) as n, count(*) over () as many from tags) as t
     on t.org_id = u.org_id and (t.n = 1 + u.n % t.many or t.n = 1 and u.n % 3 = 0)`,
  `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
     value_f, created_time, modified_time, user_tag_ids)
   select org_id, gen_random_uuid(), user_id, name_first, name_last, 'sosm', value,
     to_char(value, 'FM990'), now() - (n % 20) * interval '7 hours',
     timestamptz '2020-02-01' + row_number() over () * interval '1 ms', '{}'
   from (select u.*, n, 30 + mod(abs(hashtext(u.user_id::text || n)), 90)::double precision as value
         from users as u, generate_series(1, ${testsOfEach}) as n
         where u.created_time = '2020-01-01') as tests`,
];

/**
 * Creates an admin who is no owner, and removes two people a day apart; $1 is the admin's email.
 */
export const statesSql: readonly string[] = [
  `with chosen as (
     update users set email = $1 where user_id = (
       select u.user_id from users as u left join permissions as p using (org_id, user_id)
       where u.email is null and p.user_id is null order by u.name_last limit 1)
     returning org_id, user_id, email)
   insert into credentials (org_id, user_id, email, password_hash, created_time, proven_time)
   select org_id, user_id, email,
     (select password_hash from credentials where email like 'owner@%'), now(), now() from chosen`,
  `insert into permissions (org_id, permission_id, user_id, access, created_time, modified_time)
   select org_id, gen_random_uuid(), user_id, 'admin', now(), now() - interval '9 days'
   from users where email = $1`,
  `with gone as (
     update users set active = false where user_id in (
       select u.user_id from users as u left join permissions as p using (org_id, user_id)
       where u.email is null and p.user_id is null and $1::text is not null
       order by u.name_last desc limit 2)
     returning org_id, user_id)
   insert into removed_people (org_id, user_id, removed_time, restorable_until)
   select org_id, user_id, now() - n * interval '1 day', now() + (7 - n) * interval '1 day'
   from (select *, row_number() over (order by user_id) as n from gone) as each`,
];

/** Sites whose weather is incomplete, and one without people; degrees. */
export const oddSites = {
  halfTold: { name: 'Zone 6 slag yard', lat: -30.7489, lon: 121.4658 },
  untold: { name: 'Zone 7 lime yard', lat: -33.3271, lon: 115.6414 },
  idle: { name: 'Zone 8 ballast yard', lat: -28.7774, lon: 114.6149 },
} as const;

const oddSitesSql = Object.values(oddSites)
  .map(({ name, lat, lon }) => `('${name}', 'location', '{"lat":${lat},"lon":${lon}}'::jsonb)`)
  .join(', ');

/** A tag, a job and a location without people, odd sites, and a worker with all possible data. */
export const richSql: readonly string[] = [
  `insert into tags (org_id, tag_id, name, type, metadata, created_time, modified_time)
   select org_id, gen_random_uuid(), bare.name, bare.type, bare.metadata, timestamptz '2020-01-01',
     timestamptz '2020-01-01' + row_number() over () * interval '1 ms'
   from organisations, (values ('Zone wardens', 'default', '{}'::jsonb), ('Zinc casting', 'job', '{}'),
     ('Zone 9 stockyard', 'location', '{}'), ${oddSitesSql}) as bare (name, type, metadata)
   where $1::text is not null`,
  `insert into user_tags (org_id, user_id, tag_id)
   select member.org_id, member.user_id, site.tag_id
   from user_tags as member
   join tags as job on job.tag_id = member.tag_id and job.name in ('Survey', 'Crusher maintenance')
   join tags as site on site.org_id = member.org_id
     and site.name in ('${oddSites.halfTold.name}', '${oddSites.untold.name}')
   where $1::text is not null
   on conflict do nothing`,
  `update users set metadata = metadata || jsonb_build_object(
     'Blood type', 'O+', '_addresses', jsonb_build_array(
       jsonb_build_object('label', 'Home', 'street', '14 Marine Parade', 'city', 'Cottesloe',
         'state', 'WA', 'postalCode', '6011', 'country', 'Australia', 'lat', -31.9959, 'lon', 115.7513),
       jsonb_build_object('label', 'Camp', 'street', 'Block C, room 112', 'city', 'Newman',
         'state', '', 'postalCode', '', 'country', '', 'lat', null, 'lon', null)))
   where email = $1`,
  `insert into user_tags (org_id, user_id, tag_id)
   select u.org_id, u.user_id, t.tag_id from users as u
   join (select *, row_number() over (partition by type order by name) as n from tags
         where active and not is_hidden and name not like 'Z%') as t using (org_id)
   where u.email = $1 and t.n <= 5 and t.type = 'default'
   on conflict do nothing`,
  `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
     value_f, valid, metadata, created_time, modified_time, user_tag_ids)
   select org_id, gen_random_uuid(), user_id, name_first, name_last, kind, value,
     to_char(value, 'FM9990.0'), n <> 4,
     case when n % 5 = 0 then '{"notes":"Long shift on the crusher deck."}' else '{}' end::jsonb,
     now() - n * interval '31 hours',
     timestamptz '2020-03-01' + row_number() over () * interval '1 ms', '{}'
   from (select u.*, n, kind, base * (0.55 + mod(n * 37, 100) / 100.0)::double precision as value
         from users as u, generate_series(1, 14) as n,
           (values ('sweat', 1050), ('ET', 4.2)) as kinds (kind, base)
         where u.email = $1 and (kind = 'sweat' or n < 4)) as tests`,
];

/** Ids in the addresses of states. */
export const placesSql = `
  select (select user_id from users where email like 'owner@%') as owner,
    (select user_id from users where email like 'worker@%') as worker,
    (select user_id from removed_people order by removed_time limit 1) as removed,
    (select tag_id from tags where type = 'default' and active order by name limit 1) as tag,
    (select tag_id from tags where type = 'job' and active order by name limit 1) as job,
    (select tag_id from tags where type = 'location' and active order by name limit 1) as location,
    (select tag_id from tags where name = 'Zone wardens') as bare_tag,
    (select tag_id from tags where name = 'Zinc casting') as bare_job,
    (select tag_id from tags where name = 'Zone 9 stockyard') as bare_location,
    (select emergency_id from emergency_entries order by time desc limit 1) as emergency,
    (select module_id from education_modules order by version_id nulls last limit 1) as module,
    (select c.course_id from education_courses as c join users as u using (org_id, user_id)
     where u.email like 'worker@%' order by c.assigned_time limit 1) as course,
    (select m.version_id from education_courses as c join users as u using (org_id, user_id)
     join education_modules as m using (org_id, module_id)
     where u.email like 'worker@%' order by c.assigned_time limit 1) as assessment,
    (select tag_id from tags where name = 'Ironbark pit') as site,
    (select tag_id from tags where name = '${oddSites.halfTold.name}') as half_told_site,
    (select tag_id from tags where name = '${oddSites.untold.name}') as untold_site,
    (select tag_id from tags where name = '${oddSites.idle.name}') as idle_site`;

/** The person with the most tests among those the manager supervises, otherwise the manager. */
export const personSql = `
  select u.user_id from users as u left join measurements as m using (org_id, user_id)
  where u.email is not distinct from $1 or exists (
    select from user_tags as t join permissions as p using (org_id, tag_id)
    join users as me on me.user_id = p.user_id
    where t.user_id = u.user_id and me.email = $1)
  group by u.user_id, u.email
  order by count(m.measurement_id) desc, u.email is not distinct from $1 desc, u.user_id limit 1`;
