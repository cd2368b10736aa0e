import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { changeUser } from '#people/contract';
import { removePermissions } from '#permissions/contract';
import type { GivenPermission } from '#permissions/contract';
import { permissionTexts } from './permission-texts.ts';

/** Writes about permissions. Each one syncs the copy and shows its result. */
export function usePermissionActions() {
  const client = useClient();
  const bridge = useCopyBridge();

  async function tell(write: Promise<unknown>, text: string): Promise<Refused> {
    try {
      await write;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ kind: 'problem', text: error.message, detail: error.detail ?? undefined });
      return error.errors;
    }
    showToast({ kind: 'done', text });
    void bridge.requestSync();
    return null;
  }

  return {
    /** Replaces the permissions of a person. */
    set: (user_id: string, permissions: GivenPermission[]) =>
      tell(client.call(changeUser, { body: { user_id, permissions } }), permissionTexts.saved),
    /** Removes all permissions of people. */
    remove: (user_ids: string[]) =>
      tell(client.call(removePermissions, { body: { user_ids } }), permissionTexts.removed),
  };
}
