import { isSupervisor } from '#alerts/domain';
import type { AlertContent, AlertTarget, Candidate, ScopePerson } from '#alerts/domain';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import type { Permission } from '#permissions/contract';
import { grantsOf, hidesValues } from '#permissions/domain';

interface Row {
  user_id: string;
  tag_ids: string[];
  /** Times in milliseconds since 1970. */
  added: number;
  measured: number | null;
  tested: number | null;
  measurement_id: string | null;
  value: number | null;
  mean: number;
  count: number;
}

/** The people whom a rule counts: those in its scope, or some of them. */
export interface PeopleFilter {
  /** Jobs and locations; people have at least one of each. Null for no such condition. */
  tag_ids: readonly string[] | null;
  /** Null for everybody. */
  user_ids: readonly string[] | null;
}

/**
 * SQL: `people` with one of the jobs and one of the locations in $2, or everybody if it is null,
 * without hidden and test people.
 */
export const peopleInScope = `scope as (
       select tag_id, type from tags where org_id = $1 and tag_id = any($2::uuid[]) and active
     ), people as (
       select u.user_id, u.created_time, coalesce(
         (select array_agg(w.tag_id) from user_tags as w
          where w.org_id = $1 and w.user_id = u.user_id), '{}') as tag_ids
       from users as u
       where u.org_id = $1 and u.active and not u.is_hidden and not u.experimental
         and ($2::uuid[] is null or 2 = (
           select count(distinct scope.type) from user_tags as w join scope using (tag_id)
           where w.org_id = $1 and w.user_id = u.user_id and scope.type in ('job', 'location')))
     )`;

/** The people of a filter with their newest tests, without hidden and test people. */
export async function findScopePeople(
  tx: Tx,
  { tag_ids, user_ids }: PeopleFilter,
): Promise<ScopePerson[]> {
  const { rows } = await tx.query<Row>(
    `with ${peopleInScope}
     select p.user_id, p.tag_ids, test.measurement_id, test.value,
       ${millis('p.created_time')} as added,
       ${millis('last.created_time')} as measured, ${millis('test.created_time')} as tested,
       coalesce(case when test.baseline_count > 0 then test.baseline_mean
         else base.baseline_mean end, 0) as mean,
       coalesce(case when test.baseline_count > 0 then test.baseline_count
         else base.baseline_count end, 0) as count
     from people as p
     left join lateral (
       select m.created_time from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.valid and m.active
         and m.type <> 'sosm_baseline'
       order by m.created_time desc limit 1) as last on true
     left join lateral (
       select m.measurement_id, m.created_time, m.value, m.baseline_count, m.baseline_mean
       from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm' and m.valid and m.active
       order by m.created_time desc, m.measurement_id desc limit 1) as test on true
     left join lateral (
       select m.baseline_count, m.baseline_mean from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm_baseline' and m.valid
         and m.active and m.created_time <= test.created_time
       order by m.created_time desc, m.measurement_id desc limit 1
     ) as base on test.baseline_count = 0
     where $3::uuid[] is null or p.user_id = any($3)
     order by p.user_id`,
    [tx.org_id, tag_ids, user_ids],
  );
  return rows.map(personOf);
}

function personOf({ user_id, tag_ids, mean, count, ...row }: Row): ScopePerson {
  const { added, measured, tested: time, measurement_id, value } = row;
  const last_measured = measured ?? added;
  if (value === null || time === null || measurement_id === null) {
    return { user_id, tag_ids, last_measured, newest: null };
  }
  const status = hydrationStatus(value, boundsOfBaseline(mean, count));
  return {
    user_id,
    tag_ids,
    last_measured,
    newest: { user_id, measurement_id, time, value, status },
  };
}

/** The newest test of a person as the target of an alert; none without one. */
export function testTargetOf({ user_id, tag_ids, newest }: ScopePerson): AlertTarget[] {
  if (newest === null) return [];
  const { measurement_id, status, value, time } = newest;
  return [{ kind: 'test', user_id, tag_ids, measurement_id, status, value, time }];
}

/** SQL expression: a time in milliseconds since 1970. */
export function millis(column: string): string {
  return `extract(epoch from ${column})::float8 * 1000`;
}

/**
 * Everybody who may supervise: active people with rights as managers or admins.
 *
 * @param chosen other active people who are included, as a tag notifies them
 */
export async function findCandidates(tx: Tx, chosen: readonly string[] = []): Promise<Candidate[]> {
  const { rows } = await tx.query<CandidateRow>(
    `select u.user_id, u.email,
       exists (select from sign_in_devices as d
         where d.org_id = u.org_id and d.user_id = u.user_id) as "hasSignedIn",
       coalesce(json_agg(json_build_object('user_id', p.user_id, 'access', p.access,
         'tag_id', p.tag_id, 'active', p.active)) filter (where p.active), '[]') as held
     from users as u left join permissions as p
       on p.org_id = u.org_id and p.user_id = u.user_id and p.active
     where u.org_id = $1 and u.active and (p.active or u.user_id = any($2::uuid[]))
     group by u.org_id, u.user_id, u.email order by u.user_id`,
    [tx.org_id, chosen],
  );
  const settings = (await findOrganisation(tx))?.metadata ?? {};
  const isChosen = new Set(chosen);
  return rows
    .map(({ held, ...person }) => ({
      ...{ ...person, org_id: tx.org_id, grants: grantsOf(held, person.user_id) },
      values_hidden: hidesValues(settings, person.user_id),
    }))
    .filter((person) => isChosen.has(person.user_id) || isSupervisor(person));
}

/** The recipients of notices of tags, who need not supervise anybody. */
export function recipientsOfTags(
  notices: readonly { user_id: string; content: Pick<AlertContent, 'reason'> }[],
): string[] {
  const ofTags = notices.filter(({ content }) => content.reason === 'tag');
  return [...new Set(ofTags.map(({ user_id }) => user_id))];
}

interface CandidateRow extends Omit<Candidate, 'org_id' | 'grants' | 'values_hidden'> {
  held: Held[];
}
type Held = Pick<Permission, 'user_id' | 'tag_id' | 'access' | 'active'>;
