import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import type { HydrationStatus } from '#hydration/domain';
import type { Tx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** The state of a test. */
export interface OwnTest {
  state: HydrationStatus;
  /** ISO time. */
  time: string;
}

/** Tests that the page shows. */
const mostTests = 30;

/** The states of a person's newest valid saliva tests, newest first. */
export async function findOwnTests(tx: Tx, user_id: string): Promise<OwnTest[]> {
  const { rows } = await tx.query<{ time: string; value: number; mean: number; count: number }>(
    `select ${iso('m.created_time')} as time, m.value,
       coalesce(case when m.baseline_count > 0 then m.baseline_mean
         else base.baseline_mean end, 0) as mean,
       coalesce(case when m.baseline_count > 0 then m.baseline_count
         else base.baseline_count end, 0) as count
     from measurements as m
     left join lateral (
       select b.baseline_count, b.baseline_mean from measurements as b
       where b.org_id = $1 and b.user_id = $2 and b.type = 'sosm_baseline' and b.valid
         and b.active and b.created_time <= m.created_time
       order by b.created_time desc, b.measurement_id desc limit 1
     ) as base on m.baseline_count = 0
     where m.org_id = $1 and m.user_id = $2 and m.type = 'sosm' and m.valid and m.active
     order by m.created_time desc, m.measurement_id desc limit ${String(mostTests)}`,
    [tx.org_id, user_id],
  );
  return rows.map(({ time, value, mean, count }) => ({
    state: hydrationStatus(value, boundsOfBaseline(mean, count)),
    time,
  }));
}
