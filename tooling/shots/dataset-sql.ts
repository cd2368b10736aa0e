/** Leaves the demo's organisation with its manager and nothing else; $1 is the manager's e-mail. */
export const emptySql: readonly string[] = [
  ...['link_measurements', 'measurements', 'user_tags', 'tags'].map(
    (table) => `delete from ${table} where $1::text is not null`,
  ),
  'delete from permissions where user_id not in (select user_id from users where email = $1)',
  'delete from users where email is distinct from $1',
];

const people = 5000;
const testsOfEach = 4;

/** Fills the demo's organisation up with people who have a few hydration tests each. */
export const crowdSql: readonly string[] = [
  `insert into users (org_id, user_id, name_first, name_last, created_time, modified_time)
   select org_id, gen_random_uuid(),
     (array['Ada','Ben','Chloe','Dev','Elif','Femi','Grace','Hiro','Ines','Jonas'])[1 + n % 10],
     (array['Abbott','Baker','Costa','Dunn','Evans','Farah','Gill','Hughes'])[1 + n / 10 % 8] || ' ' || n,
     timestamptz '2020-01-01', timestamptz '2020-01-01' + n * interval '1 ms'
   from organisations, generate_series(1, ${people}) as n`,
  `insert into user_tags (org_id, user_id, tag_id)
   select u.org_id, u.user_id, t.tag_id
   from (select *, row_number() over (order by user_id) as n from users
         where created_time = '2020-01-01') as u
   join (select *, row_number() over (order by tag_id) as n, count(*) over () as many from tags) as t
     on t.org_id = u.org_id and t.n = 1 + u.n % t.many`,
  `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
     value_f, created_time, modified_time, user_tag_ids)
   select org_id, gen_random_uuid(), user_id, name_first, name_last, 'sosm', value,
     to_char(value, 'FM990'), now() - (n % 20) * interval '7 hours',
     timestamptz '2020-02-01' + row_number() over () * interval '1 ms', '{}'
   from (select u.*, n, 30 + mod(abs(hashtext(u.user_id::text || n)), 90)::double precision as value
         from users as u, generate_series(1, ${testsOfEach}) as n
         where u.created_time = '2020-01-01') as tests`,
];

/** Makes an admin who is no owner, and removes two people a day apart; $1 is the admin's e-mail. */
export const statesSql: readonly string[] = [
  `with chosen as (
     update users set email = $1 where user_id = (
       select u.user_id from users as u left join permissions as p using (org_id, user_id)
       where u.email is null and p.user_id is null order by u.name_last limit 1)
     returning org_id, user_id, email)
   insert into credentials (org_id, user_id, email, password_hash, created_time)
   select org_id, user_id, email,
     (select password_hash from credentials where email like 'owner@%'), now() from chosen`,
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

/** Ids that addresses of states name. */
export const placesSql = `
  select (select user_id from users where email like 'owner@%') as owner,
    (select user_id from users where email like 'worker@%') as worker,
    (select user_id from removed_people order by removed_time limit 1) as removed`;

/** Of those whom the manager supervises the person with the most tests, else the manager. */
export const personSql = `
  select u.user_id from users as u left join measurements as m using (org_id, user_id)
  where u.email is not distinct from $1 or exists (
    select from user_tags as t join permissions as p using (org_id, tag_id)
    join users as me on me.user_id = p.user_id
    where t.user_id = u.user_id and me.email = $1)
  group by u.user_id, u.email
  order by count(m.measurement_id) desc, u.email is not distinct from $1 desc, u.user_id limit 1`;
