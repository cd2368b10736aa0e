import type { StoredRow, Visible } from './oracle.ts';
import type { Site } from './site.ts';

/** What the screens about people and tags must show, computed by PostgreSQL alone. */
export interface Answers {
  /** By tag_id, including deleted tags. */
  tags: Readonly<Record<string, AnswersOfTag>>;
  /** By user_id, everybody of the organisation. */
  people: Readonly<Record<string, AnswersOfPerson>>;
}

export interface AnswersOfTag {
  active: boolean;
  members: string[];
  /** Members that are not hidden. */
  shown: string[];
  managers: string[];
  /** Members, managers and tests, counted as on the page of tags. */
  counts: { users: number; managers: number; measurements: number };
}

export interface AnswersOfPerson {
  /** Null for people who are not visible or are removed. */
  seen: { is_hidden: boolean; labels: string[] } | null;
  tests: number;
  /** Times of the newest tests in milliseconds since 1970, newest first. */
  latest: number[];
  /** Time of the newest valid hydration test, otherwise of the newest one. */
  newest: number | null;
}

/** The number of newest tests to request for each person. */
export const latestAsked = 3;

/**
 * The answers that a viewer must get. Rows, counts and times come from the proof's own SQL.
 * `visible` has the rows that the viewer may see.
 *
 * @param refused tests that only the device has because the server refused them
 */
export async function answersDue(
  site: Site,
  org_id: string,
  visible: Visible,
  refused: readonly StoredRow[],
): Promise<Answers> {
  const ids = (list: string, key: string) => (visible[list] ?? []).map((row) => row[key]);
  const [answers] = await site.owner<Answers>(sql, [
    ...[org_id, ids('users', 'user_id'), ids('permissions', 'permission_id')],
    ...[ids('readable', 'user_id'), JSON.stringify(refused), latestAsked],
  ]);
  if (answers === undefined) throw new Error('PostgreSQL gave no answers');
  return answers;
}

const sql = `
  with seen as (
    select * from users where org_id = $1 and active and user_id = any($2::uuid[])
  ), memberships as (
    select w.user_id, w.tag_id from user_tags as w
    where w.org_id = $1 and exists (
      select from tags as t where t.org_id = $1 and t.tag_id = w.tag_id and t.active)
  ), members as (
    select memberships.tag_id, seen.user_id, seen.is_hidden, seen.experimental
    from seen join memberships on memberships.user_id = seen.user_id
  ), managing as (
    select distinct tag_id, user_id from permissions
    where org_id = $1 and active and tag_id is not null and permission_id = any($3::uuid[])
      and 'manager' = any(regexp_split_to_array(lower(access), '[ ,]+'))
  ), tests as (
    select user_id, type, valid, active, tag_ids, user_tag_ids, created_time from measurements
    where org_id = $1 and user_id = any($4::uuid[])
    union all
    select user_id, type, valid, true, tag_ids, user_tag_ids, created_time
    from json_to_recordset($5::json) as given(user_id uuid, type text, valid boolean,
      tag_ids uuid[], user_tag_ids uuid[], created_time timestamptz)
  ), kept as (
    select *, (extract(epoch from created_time) * 1000)::bigint as moment from tests where active
  ), of_tags as (
    select tag_id, jsonb_build_object(
      'active', active,
      'members', (select coalesce(jsonb_agg(user_id order by user_id), '[]')
                  from members as m where m.tag_id = t.tag_id),
      'shown', (select coalesce(jsonb_agg(user_id order by user_id), '[]')
                from members as m where m.tag_id = t.tag_id and not is_hidden),
      'managers', (select coalesce(jsonb_agg(user_id order by user_id), '[]') from seen
                   where user_id in (select user_id from managing as g where g.tag_id = t.tag_id)),
      'counts', jsonb_build_object(
        'users', (select count(*) from members as m
                  where m.tag_id = t.tag_id and not is_hidden and not experimental),
        'managers', (select count(*) from managing as g where g.tag_id = t.tag_id),
        'measurements', (select count(*) from kept
                         where t.tag_id = any(tag_ids) or t.tag_id = any(user_tag_ids)))) as answer
    from tags as t where org_id = $1
  ), of_people as (
    select user_id, jsonb_build_object(
      'seen', (select jsonb_build_object('is_hidden', s.is_hidden, 'labels', (
                 select coalesce(jsonb_agg(tag_id order by tag_id), '[]')
                 from members as m where m.user_id = s.user_id))
               from seen as s where s.user_id = u.user_id),
      'tests', (select count(*) from kept as k where k.user_id = u.user_id),
      'latest', (select coalesce(jsonb_agg(moment order by moment desc), '[]') from (
                   select moment from kept as k where k.user_id = u.user_id
                   order by moment desc limit $6) as newest),
      'newest', (select moment from kept as k where k.user_id = u.user_id and type = 'sosm'
                 order by valid desc, moment desc limit 1)) as answer
    from users as u where org_id = $1
  )
  select (select jsonb_object_agg(tag_id, answer) from of_tags) as tags,
         (select jsonb_object_agg(user_id, answer) from of_people) as people`;
