import { ownOrganisation } from '#organisation/offline';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf, hidesValues } from '#permissions/domain';

export const permissionTables = [defineRowTable('permissions', 'permission_id')];

/** A person with their rights from the stored permissions; none if none are stored. */
export function viewerOf(copy: Copy, user_id: string): Viewer {
  const own = ownOrganisation(copy);
  return {
    user_id,
    org_id: own?.org_id ?? '',
    grants: grantsOf(permissionsOf(copy, user_id), user_id),
    values_hidden: hidesValues(own?.metadata ?? {}, user_id),
  };
}

/** The permissions of a person in the copy, including ended ones. */
export function permissionsOf(copy: Copy, user_id: string): readonly Permission[] {
  return permissionsByUser(copy).get(user_id) ?? [];
}

export const permissionsViewer = defineRead({
  name: 'permissions.viewer',
  tables: ['permissions', 'organisations'],
  run: (copy, _params: Record<string, never>, { user_id }): Viewer => viewerOf(copy, user_id),
});

/** The permissions of a person, if the viewer may see them. */
export const permissionsOfPerson = defineRead({
  name: 'permissions.of-person',
  tables: ['permissions', 'organisations'],
  run: (copy, { user_id }: { user_id: string }): Viewer => viewerOf(copy, user_id),
});

export const permissionReads = [permissionsViewer, permissionsOfPerson];

function permissionsByUser(copy: Copy): ReadonlyMap<string, readonly Permission[]> {
  return copy.memo('permissions.by-user', ['permissions'], () => {
    const byUser = new Map<string, Permission[]>();
    for (const permission of copy.rows<Permission>('permissions').values()) {
      const own = byUser.get(permission.user_id);
      if (own === undefined) byUser.set(permission.user_id, [permission]);
      else own.push(permission);
    }
    return byUser;
  });
}
