import type { AlertTarget } from '#alerts/domain';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';
import { millis } from './engine/scope-data.ts';

interface Row {
  measurement_id: string;
  user_id: string;
  tag_ids: string[];
  type: string;
  value: number;
  /** Milliseconds since 1970. */
  time: number;
  mean: number;
  count: number;
}

/** A target that is about a test of a person. */
export type NamedTest = Extract<AlertTarget, { kind: 'test' | 'person' }>;

/**
 * Tests that somebody names in an alert by hand: those whose values they may see. Of saliva tests
 * the alert has the value, of others only the person.
 */
export async function findNamedTests(
  tx: Tx,
  viewer: Viewer,
  measurement_ids: readonly string[],
): Promise<NamedTest[]> {
  if (measurement_ids.length === 0) return [];
  const values: unknown[] = [tx.org_id, measurement_ids];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<Row>(
    `select r.measurement_id, r.user_id, r.type, r.value, ${millis('r.created_time')} as time,
       array(select w.tag_id from user_tags as w
         where w.org_id = r.org_id and w.user_id = r.user_id) as tag_ids,
       coalesce(case when r.baseline_count > 0 then r.baseline_mean
         else base.baseline_mean end, 0) as mean,
       coalesce(case when r.baseline_count > 0 then r.baseline_count
         else base.baseline_count end, 0) as count
     from measurements as r
     left join lateral (
       select m.baseline_count, m.baseline_mean from measurements as m
       where m.org_id = $1 and m.user_id = r.user_id and m.type = 'sosm_baseline' and m.valid
         and m.active and m.created_time <= r.created_time
       order by m.created_time desc, m.measurement_id desc limit 1
     ) as base on r.baseline_count = 0
     where r.org_id = $1 and r.measurement_id = any($2::uuid[]) and r.valid and r.active
       and ${personScope(viewer, 'view_measure', 'r.user_id', param)}
     order by r.user_id, r.created_time, r.measurement_id`,
    values,
  );
  return rows.map(({ measurement_id, user_id, tag_ids, type, value, time, mean, count }) => {
    if (type !== 'sosm') return { kind: 'person', user_id, tag_ids };
    const status = hydrationStatus(value, boundsOfBaseline(mean, count));
    return { kind: 'test', user_id, tag_ids, measurement_id, status, value, time };
  });
}
