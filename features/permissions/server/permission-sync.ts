import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson, isAdmin } from '#permissions/domain';
import type { Right } from '#permissions/domain';

/**
 * SQL condition: the person in a column is the viewer, or in the scope of a right. A higher feature
 * passes it in, as tags are unknown here.
 */
export type PersonScope = (viewer: Viewer, right: Right, column: string, param: Param) => string;

/** Permissions of everybody the viewer may see; all of them for admins. */
export function permissionSync(personScope: PersonScope): SyncSource<Viewer> {
  return {
    list: 'permissions',
    table: 'permissions',
    key: 'permission_id',
    visible: (viewer, param) =>
      isAdmin(viewer) ? 'true' : personScope(viewer, 'view_user', 'r.user_id', param),
    audience: { person: 'r.user_id', sees: canViewPerson },
    row: `json_build_object(
      'permission_id', r.permission_id, 'user_id', r.user_id, 'tag_id', r.tag_id,
      'access', r.access, 'active', r.active,
      'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
  };
}
