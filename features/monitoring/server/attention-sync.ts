import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';

/** Who took cases and released them, for everybody who may see the case. */
export const attentionSync: SyncSource<Viewer> = {
  list: 'attention_entries',
  table: 'attention_entries',
  key: 'entry_id',
  visible: seesCase,
  audience: 'everybody',
  row: (viewer, param) => `json_build_object(
    'entry_id', r.entry_id, 'kind', r.kind, 'subject_id', r.subject_id,
    'since', ${iso('r.since')}, 'action', r.action, 'time', ${iso('r.time')}, 'ends', r.ends,
    'recorded_by', case when ${personScope(viewer, 'view_user', 'r.recorded_by', param)}
      then r.recorded_by end,
    'active', r.active, 'created_time', ${iso('r.created_time')},
    'modified_time', ${iso('r.modified_time')})`,
  // After an erasure nobody sees the person any more.
  withdrawn: () => `json_build_object(
    'entry_id', r.entry_id, 'kind', 'break', 'subject_id', r.entry_id,
    'since', ${iso('r.modified_time')}, 'action', 'release', 'time', ${iso('r.modified_time')},
    'ends', null, 'recorded_by', null, 'active', false,
    'created_time', ${iso('r.modified_time')}, 'modified_time', ${iso('r.modified_time')})`,
};

/**
 * SQL condition: the viewer may see the tests of the dehydrated person, the person whose time in the
 * heat is limited, or somebody who works at the location of the break.
 */
function seesCase(viewer: Viewer, param: Param): string {
  return `case r.kind
    when 'reading' then ${personScope(viewer, 'view_measure', 'r.subject_id', param)}
    when 'heat_share' then ${personScope(viewer, 'view_user', 'r.subject_id', param)}
    else exists (
      select from user_tags as crew where crew.org_id = r.org_id and crew.tag_id = r.subject_id
        and ${personScope(viewer, 'view_user', 'crew.user_id', param)}) end`;
}
