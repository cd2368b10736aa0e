import type { AlertRule } from '#alerts/contract';
import type { Candidate, PersonStatus } from '#alerts/domain';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import type { Tx } from '#packages/database';
import type { Permission } from '#permissions/contract';
import { grantsOf } from '#permissions/domain';

/** A person whom a rule counts. */
export interface ScopePerson {
  user_id: string;
  tag_ids: string[];
  /** The newest valid saliva test; null without one. */
  newest: PersonStatus | null;
  /** The newest valid test of any type, otherwise when the person was added. */
  last_measured: number;
}

interface Row {
  user_id: string;
  tag_ids: string[];
  /** Times in milliseconds since 1970. */
  added: number;
  measured: number | null;
  tested: number | null;
  value: number | null;
  mean: number;
  count: number;
}

/**
 * The people who have one of the jobs and one of the locations of a rule, without hidden and test
 * people.
 */
export async function findScopePeople(
  tx: Tx,
  { tag_ids }: Pick<AlertRule, 'tag_ids'>,
): Promise<ScopePerson[]> {
  const { rows } = await tx.query<Row>(
    `with scope as (
       select tag_id, type from tags where org_id = $1 and tag_id = any($2::uuid[]) and active
     ), people as (
       select u.user_id, u.created_time, array_agg(w.tag_id) as tag_ids
       from users as u join user_tags as w using (org_id, user_id)
       where u.org_id = $1 and u.active and not u.is_hidden and not u.experimental
         and exists (select from user_tags as j join scope on j.tag_id = scope.tag_id
           where j.org_id = $1 and j.user_id = u.user_id and scope.type = 'job')
         and exists (select from user_tags as l join scope on l.tag_id = scope.tag_id
           where l.org_id = $1 and l.user_id = u.user_id and scope.type = 'location')
       group by u.user_id, u.created_time
     )
     select p.user_id, p.tag_ids, test.value, ${millis('p.created_time')} as added,
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
       select m.created_time, m.value, m.baseline_count, m.baseline_mean from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm' and m.valid and m.active
       order by m.created_time desc, m.measurement_id desc limit 1) as test on true
     left join lateral (
       select m.baseline_count, m.baseline_mean from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm_baseline' and m.valid
         and m.active and m.created_time <= test.created_time
       order by m.created_time desc, m.measurement_id desc limit 1
     ) as base on test.baseline_count = 0
     order by p.user_id`,
    [tx.org_id, tag_ids],
  );
  return rows.map(personOf);
}

function personOf({ user_id, tag_ids, value, mean, count, ...times }: Row): ScopePerson {
  const { added, measured, tested } = times;
  return {
    ...{ user_id, tag_ids, last_measured: measured ?? added },
    newest:
      value === null || tested === null
        ? null
        : {
            ...{ user_id, time: tested },
            status: hydrationStatus(value, boundsOfBaseline(mean, count)),
          },
  };
}

/** SQL expression: a time in milliseconds since 1970. */
function millis(column: string): string {
  return `extract(epoch from ${column})::float8 * 1000`;
}

/** Everybody who may supervise: active people with rights as managers or admins. */
export async function findCandidates(tx: Tx): Promise<Candidate[]> {
  const { rows } = await tx.query<Omit<Candidate, 'org_id' | 'grants'> & { held: Held[] }>(
    `select u.user_id, u.email, exists (select from sign_in_devices as d
         where d.org_id = u.org_id and d.user_id = u.user_id) as "hasSignedIn",
       json_agg(json_build_object('user_id', p.user_id, 'access', p.access, 'tag_id', p.tag_id,
         'active', p.active)) as held
     from users as u join permissions as p using (org_id, user_id)
     where u.org_id = $1 and u.active and p.active
     group by u.org_id, u.user_id, u.email order by u.user_id`,
    [tx.org_id],
  );
  return rows
    .map(({ held, ...person }) => ({
      ...{ ...person, org_id: tx.org_id, grants: grantsOf(held, person.user_id) },
    }))
    .filter(({ grants }) =>
      grants.some(({ access }) => access.some((each) => supervising.has(each))),
    );
}

type Held = Pick<Permission, 'user_id' | 'tag_id' | 'access' | 'active'>;
const supervising: ReadonlySet<string> = new Set(['manager', 'admin', 'super']);
