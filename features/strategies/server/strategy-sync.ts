import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';

/** Strategies; those of one person only for viewers who may see that person. */
export const strategySync: SyncSource<Viewer> = {
  list: 'strategy',
  table: 'strategies',
  key: 'strategy_id',
  visible: (viewer, param) =>
    `(r.user_id is null or ${personScope(viewer, 'view_user', 'r.user_id', param)})`,
  // The signal goes to more people than may see a row, as a strategy for everybody has no person.
  audience: 'everybody',
  row: `json_build_object(
    'strategy_id', r.strategy_id, 'scope', r.scope, 'tag_id', r.tag_id, 'user_id', r.user_id,
    'tests_per_day', r.tests_per_day, 'min_gap_minutes', r.min_gap_minutes,
    'retest_after_minutes', r.retest_after_minutes, 'moments', r.moments, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};
