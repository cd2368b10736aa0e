import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { personScope, wornTags } from '#tags/server';

/** The viewer and whom the viewer may see, each with the tags they wear. */
export const userSync: SyncSource<Viewer> = {
  list: 'users',
  table: 'users',
  key: 'user_id',
  visible: (viewer, param) => personScope(viewer, 'view_user', 'r.user_id', param),
  concern: { person: 'r.user_id', sees: canViewPerson },
  row: `json_build_object(
    'user_id', r.user_id, 'name_first', r.name_first, 'name_last', r.name_last,
    'email', r.email, 'org_id', r.org_id, 'experimental', r.experimental, 'active', r.active,
    'is_hidden', r.is_hidden, 'has_picture', r.image is not null, 'metadata', r.metadata,
    'tag_ids', ${wornTags('r.user_id')},
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};
