import type { BetaFeature } from '#organisation/contract';
import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson, managedBy, reachOf } from '#permissions/domain';
import { personScope } from '#tags/server';

const feature: BetaFeature = 'roster';

/** Rosters of people that the viewer may see, without the others in them. */
export const rosterSync: SyncSource<Viewer> = {
  list: 'rosters',
  feature,
  table: 'rosters',
  key: 'roster_id',
  visible: seesRoster,
  audience: 'everybody',
  row: (viewer, param) => `json_build_object(
    'roster_id', r.roster_id,
    'user_ids', (
      select coalesce(json_agg(p.user_id order by p.user_id), '[]')
      from users as p where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active
        and ${personScope(viewer, 'view_user', 'p.user_id', param)}),
    'people_count', (
      select count(*)::int from users as p
      where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active),
    'shift_start_time', ${iso('r.shift_start_time')}, 'shift_end_time', ${iso('r.shift_end_time')},
    'timezone', r.timezone, 'frequency', r.frequency, 'interval', r.interval,
    'days_of_week', r.days_of_week, 'active', r.active,
    'earlier', case when r.earlier <> '[]' then ${earlier(viewer, param)} end,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
  // Its last person that the viewer sees may have been taken out.
  withdrawn: () => `json_build_object(
    'roster_id', r.roster_id, 'user_ids', '[]'::json, 'people_count', 0,
    'shift_start_time', '2000-01-01T00:00:00.000Z', 'shift_end_time', '2000-01-01T00:00:00.000Z',
    'timezone', 'UTC', 'frequency', 4, 'interval', 1, 'days_of_week', '[]'::json, 'active', false,
    'created_time', ${iso('r.modified_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** SQL expression: the notes of a roster, with the people that the viewer may see. */
function earlier(viewer: Viewer, param: Param): string {
  const seen = (list: string) => `(
    select coalesce(json_agg(id), '[]') from jsonb_array_elements_text(note->'${list}') as id
    where ${personScope(viewer, 'view_user', 'id::uuid', param)})`;
  return `(
    select json_agg(json_build_object('from', note->'from', 'until', note->'until',
      'active', note->'active', 'schedule', note->'schedule',
      'joined', ${seen('joined')}, 'left', ${seen('left')}) order by nth)
    from jsonb_array_elements(r.earlier) with ordinality as notes (note, nth))`;
}

/** SQL condition: the viewer sees somebody in the roster who is not deleted, or everybody. */
function seesRoster(viewer: Viewer, param: Param): string {
  if (reachOf(viewer, 'view_user').everybody) return 'true';
  return `exists (
    select from users as p
    where p.org_id = r.org_id and p.user_id = any(r.user_ids) and p.active
      and ${personScope(viewer, 'view_user', 'p.user_id', param)})`;
}

/** Leave of people that the viewer may see. The reason is for their managers and themselves. */
export const leaveSync: SyncSource<Viewer> = {
  list: 'roster_user_leave',
  feature,
  table: 'roster_user_leave',
  key: 'roster_user_leave_id',
  visible: (viewer, param) => personScope(viewer, 'view_user', 'r.user_id', param),
  audience: { person: 'r.user_id', sees: canViewPerson },
  row: (viewer, param) => `json_build_object(
    'roster_user_leave_id', r.roster_user_leave_id, 'user_id', r.user_id,
    'start_time', ${iso('r.start_time')}, 'end_time', ${iso('r.end_time')},
    'timezone', r.timezone,
    'reason', case when ${isManaged(viewer, param)} then r.reason else '' end,
    'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/** SQL condition: the viewer manages the person of the leave, or is that person. */
function isManaged(viewer: Viewer, param: Param): string {
  const { everybody, tag_ids } = managedBy(viewer);
  if (everybody) return 'true';
  return `(r.user_id = ${param(viewer.user_id)} or exists (
    select from user_tags as member join tags as t using (org_id, tag_id)
    where member.org_id = r.org_id and member.user_id = r.user_id and t.active
      and member.tag_id = any(${param(tag_ids)}::uuid[])))`;
}
