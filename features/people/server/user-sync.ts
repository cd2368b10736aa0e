import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { personScope } from '#tags/server';
import { userJson } from './user-json.ts';

/** The viewer and whom the viewer may see, each with the tags they wear. */
export const userSync: SyncSource<Viewer> = {
  list: 'users',
  table: 'users',
  key: 'user_id',
  visible: (viewer, param) => personScope(viewer, 'view_user', 'r.user_id', param),
  concern: { person: 'r.user_id', sees: canViewPerson },
  row: userJson,
};
