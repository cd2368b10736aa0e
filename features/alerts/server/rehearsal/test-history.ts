import type { AlertTrigger } from '#alerts/contract';
import type { Period, PersonHistory } from '#alerts/domain';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import type { Tx } from '#packages/database';
import { millis, peopleInScope } from '../engine/scope-data.ts';

/** Tests that a rehearsal reads at most. */
const mostTests = 50_000;

interface Row {
  user_id: string;
  tag_ids: string[];
  /** Times in milliseconds since 1970. */
  added: number;
  measurement_id: string | null;
  is_saliva: boolean | null;
  /** Valid, and not a baseline. */
  counts: boolean | null;
  time: number | null;
  value: number | null;
  mean: number;
  count: number;
}

/**
 * The people who are in the scope of a rule now, with their tests of a period and those before it
 * that still count at its start. Null if there are more than `mostTests`.
 */
export async function findTestHistory(
  tx: Tx,
  { trigger, tag_ids }: { trigger: AlertTrigger; tag_ids: readonly string[] },
  { from, to }: Period,
): Promise<PersonHistory[] | null> {
  const window = trigger.kind === 'aggregate_percent' ? trigger.window_hours * 3_600_000 : 0;
  const { rows } = await tx.query<Row>(
    `with ${peopleInScope}
     select p.user_id, p.tag_ids, ${millis('p.created_time')} as added, test.measurement_id,
       test.type = 'sosm' as is_saliva,
       test.valid and test.active and test.type <> 'sosm_baseline' as counts, ${millis('test.created_time')} as time, test.value,
       coalesce(case when test.baseline_count > 0 then test.baseline_mean
         else base.baseline_mean end, 0) as mean,
       coalesce(case when test.baseline_count > 0 then test.baseline_count
         else base.baseline_count end, 0) as count
     from people as p
     left join lateral (
       select m.* from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id
         and ((m.valid and m.active and (m.type = 'sosm' or ($6 and m.type <> 'sosm_baseline')))
           -- A status rule looks at a person with every saliva test, also with an invalid one.
           or ($8 and m.type in ('sosm', 'sosm_baseline')))
         and m.created_time <= $4 and m.created_time >= least($5::timestamptz, (
           select max(b.created_time) from measurements as b
           where b.org_id = $1 and b.user_id = p.user_id and b.valid and b.active
             and (b.type = 'sosm' or ($6 and b.type <> 'sosm_baseline'))
             and b.created_time <= $3))
     ) as test on true
     left join lateral (
       select m.baseline_count, m.baseline_mean from measurements as m
       where m.org_id = $1 and m.user_id = p.user_id and m.type = 'sosm_baseline' and m.valid
         and m.active and m.created_time <= test.created_time
       order by m.created_time desc, m.measurement_id desc limit 1
     ) as base on test.type = 'sosm' and test.baseline_count = 0
     order by p.user_id, test.created_time, test.measurement_id
     limit $7`,
    [
      ...[tx.org_id, tag_ids, new Date(from).toISOString(), new Date(to).toISOString()],
      ...[new Date(from - window).toISOString(), trigger.kind === 'conditional', mostTests + 1],
      trigger.kind === 'status',
    ],
  );
  return rows.length > mostTests ? null : peopleOf(rows);
}

function peopleOf(rows: readonly Row[]): PersonHistory[] {
  const people = new Map<
    string,
    PersonHistory & { tests: Test[]; measured: number[]; arrivals: number[] }
  >();
  for (const row of rows) {
    const { user_id, tag_ids, added, measurement_id, time, value, mean, count } = row;
    const person = people.get(user_id) ?? {
      ...{ user_id, tag_ids, added },
      ...{ tests: [], measured: [], arrivals: [] },
    };
    people.set(user_id, person);
    if (time === null || measurement_id === null) continue;
    person.arrivals.push(time);
    if (row.counts !== true) continue;
    person.measured.push(time);
    if (row.is_saliva !== true || value === null) continue;
    const status = hydrationStatus(value, boundsOfBaseline(mean, count));
    person.tests.push({ user_id, measurement_id, time, value, status });
  }
  return [...people.values()];
}

type Test = PersonHistory['tests'][number];
