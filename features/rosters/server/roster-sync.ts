import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson, managedBy, reachOf } from '#permissions/domain';
import { personScope } from '#tags/server';

/** Rosters of the people whom the viewer may see, without the others in them. */
export const rosterSync: SyncSource<Viewer> = {
  list: 'rosters',
  table: 'rosters',
  key: 'roster_id',
  visible: (viewer, param) =>
    `${setting('seen', reachText(viewer, reachOf(viewer, 'view_user')), param)}
     and (${String(reachOf(viewer, 'view_user').everybody)} or exists (
       select from unnest(r.user_ids) as each(user_id)
       where ${personScope(viewer, 'view_user', 'each.user_id', param)}))`,
  audience: 'everybody',
  row: `json_build_object(
    'roster_id', r.roster_id,
    'user_ids', (
      select coalesce(json_agg(p.user_id order by p.user_id), '[]')
      from users as p where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active
        and ${isWithin('seen', 'p.user_id')}),
    'people_count', (
      select count(*)::int from users as p
      where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active),
    'shift_start_time', ${iso('r.shift_start_time')}, 'shift_end_time', ${iso('r.shift_end_time')},
    'timezone', r.timezone, 'frequency', r.frequency, 'interval', r.interval,
    'days_of_week', r.days_of_week, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** Leave of the people whom the viewer may see. The reason is for their managers and themselves. */
export const leaveSync: SyncSource<Viewer> = {
  list: 'roster_user_leave',
  table: 'roster_user_leave',
  key: 'roster_user_leave_id',
  visible: (viewer, param) =>
    `${setting('managed', reachText(viewer, managedBy(viewer)), param)}
     and ${personScope(viewer, 'view_user', 'r.user_id', param)}`,
  audience: { person: 'r.user_id', sees: canViewPerson },
  row: `json_build_object(
    'roster_user_leave_id', r.roster_user_leave_id, 'user_id', r.user_id,
    'start_time', ${iso('r.start_time')}, 'end_time', ${iso('r.end_time')},
    'timezone', r.timezone,
    'reason', case when ${isWithin('managed', 'r.user_id')} then r.reason else '' end,
    'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

function reachText(
  { user_id }: Viewer,
  { everybody, tag_ids }: { everybody: boolean; tag_ids: readonly string[] },
): string {
  return JSON.stringify({ user_id, everybody, tag_ids });
}

/**
 * SQL condition that is always true and stores a scope for the rows of the query: the SQL of a row
 * is the same for all viewers, so it reads the viewer from the transaction. PostgreSQL evaluates the
 * subquery once, before the first row.
 */
function setting(name: string, text: string, param: Param): string {
  return `(select set_config('app.roster_${name}', ${param(text)}, true)) is not null`;
}

/** SQL condition on `r`: a person is within a stored scope. */
function isWithin(name: string, column: string): string {
  // The planner may read it before it is set: null at first, empty after another transaction.
  const scope = `nullif(current_setting('app.roster_${name}', true), '')::jsonb`;
  return `((${scope}->>'everybody')::boolean or ${column}::text = lower(${scope}->>'user_id')
    or exists (select from user_tags as member join tags as t using (org_id, tag_id)
      where member.org_id = r.org_id and member.user_id = ${column} and t.active
        and ${scope}->'tag_ids' ? member.tag_id::text))`;
}
