import type { BetaFeature } from '#organisation/contract';
import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { reachOf } from '#permissions/domain';
import { personScope } from '#tags/server';

const feature: BetaFeature = 'heat stress';

/**
 * Breaks that the viewer started, and those with people that they may see, without the others in
 * them.
 */
export const breakSync: SyncSource<Viewer> = {
  list: 'breaks',
  feature,
  table: 'breaks',
  key: 'break_id',
  visible: seesBreak,
  audience: 'everybody',
  row: (viewer, param) => `json_build_object(
    'break_id', r.break_id, 'location_id', r.location_id,
    'user_ids', (
      select coalesce(json_agg(id order by id), '[]') from unnest(r.user_ids) as id
      where ${personScope(viewer, 'view_user', 'id', param)}),
    'people_count', r.people_count,
    'started_time', ${iso('r.started_time')}, 'ended_time', ${iso('r.ended_time')},
    'due_time', ${iso('r.due_time')}, 'planned_minutes', r.planned_minutes,
    'conditions', r.conditions, 'started_by', r.started_by, 'ended_by', r.ended_by,
    'corrected_time', ${iso('r.corrected_time')}, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
  // The last person in it that the viewer sees may have been merged or erased.
  withdrawn: () => `json_build_object(
    'break_id', r.break_id, 'location_id', r.location_id, 'user_ids', '[]'::json,
    'people_count', 0, 'started_time', '2000-01-01T00:00:00.000Z', 'ended_time', null,
    'due_time', null, 'planned_minutes', 1, 'conditions', '{}'::json, 'started_by', null,
    'ended_by', null, 'corrected_time', null, 'active', false,
    'created_time', ${iso('r.modified_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** SQL condition: the viewer started the break, sees somebody in it, or sees everybody. */
export function seesBreak(viewer: Viewer, param: Param): string {
  if (reachOf(viewer, 'view_user').everybody) return 'true';
  return `(r.started_by = ${param(viewer.user_id)} or exists (
    select from unnest(r.user_ids) as id
    where ${personScope(viewer, 'view_user', 'id', param)}))`;
}
