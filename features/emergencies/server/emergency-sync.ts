import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { reachOf } from '#permissions/domain';
import { personScope } from '#tags/server';

/**
 * The entries of emergencies that the viewer may see. An entry about a location or a person, and the
 * first one of a recorder, gives all entries of its emergency a new stamp, as more people may see
 * them then.
 */
export const emergencySync: SyncSource<Viewer> = {
  list: 'emergency_entries',
  table: 'emergency_entries',
  key: 'entry_id',
  visible: seesEmergency,
  audience: 'everybody',
  row: emergencyRow,
  // After a merge or an erasure the person who made it visible may be gone.
  withdrawn: () => `json_build_object(
    'entry_id', r.entry_id, 'emergency_id', r.entry_id, 'kind', 'note',
    'time', ${iso('r.modified_time')}, 'note', '', 'is_drill', false, 'location_id', null,
    'user_id', null, 'corrects', null, 'corrected_time', null, 'recorded_by', null,
    'is_withheld', false, 'active', false,
    'created_time', ${iso('r.modified_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/**
 * SQL condition: the viewer recorded an entry of the emergency, sees the people of one of its
 * locations or its affected person, or sees everybody.
 */
export function seesEmergency(viewer: Viewer, param: Param): string {
  const { everybody, tag_ids } = reachOf(viewer, 'view_user');
  if (everybody) return 'true';
  return `exists (
    select from emergency_entries as e
    where e.org_id = r.org_id and e.emergency_id = r.emergency_id
      and (e.recorded_by = ${param(viewer.user_id)}
        or e.location_id = any(${param(tag_ids)}::uuid[])
        or (e.user_id is not null and ${personScope(viewer, 'view_user', 'e.user_id', param)})))`;
}

/**
 * SQL expression: the entry for the viewer. An affected person that they cannot see is left out,
 * and so are the notes of others, which may name that person.
 */
export function emergencyRow(viewer: Viewer, param: Param): string {
  const seesPerson = `(r.user_id is null or ${personScope(viewer, 'view_user', 'r.user_id', param)})`;
  const seesNote = `(r.note = '' or r.recorded_by = ${param(viewer.user_id)} or not exists (
    select from emergency_entries as p
    where p.org_id = r.org_id and p.emergency_id = r.emergency_id and p.user_id is not null
      and not ${personScope(viewer, 'view_user', 'p.user_id', param)}))`;
  return `json_build_object(
    'entry_id', r.entry_id, 'emergency_id', r.emergency_id, 'kind', r.kind,
    'time', ${iso('r.time')}, 'note', case when ${seesNote} then r.note else '' end,
    'is_drill', r.is_drill, 'location_id', r.location_id,
    'user_id', case when ${seesPerson} then r.user_id end, 'corrects', r.corrects,
    'corrected_time', ${iso('r.corrected_time')},
    'recorded_by', case when ${personScope(viewer, 'view_user', 'r.recorded_by', param)}
      then r.recorded_by end,
    'is_withheld', not (${seesPerson} and ${seesNote}), 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`;
}
