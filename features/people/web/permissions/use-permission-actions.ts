import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { changeUser } from '#people/contract';
import { removePermissions } from '#permissions/contract';
import type { GivenPermission } from '#permissions/contract';
import { permissionTexts } from './permission-texts.ts';

/** Writes about permissions. Each one syncs the copy and shows its result. */
export function usePermissionActions() {
  const client = useClient();
  const { write } = useWrite({ sync: 'started' });

  return {
    /** Replaces the permissions of a person. */
    set: (user_id: string, permissions: GivenPermission[]) =>
      write(() => client.call(changeUser, { body: { user_id, permissions } }), {
        done: permissionTexts.saved,
      }),
    /** Removes all permissions of people. */
    remove: (user_ids: string[]) =>
      write(() => client.call(removePermissions, { body: { user_ids } }), {
        done: permissionTexts.removed,
      }),
  };
}
