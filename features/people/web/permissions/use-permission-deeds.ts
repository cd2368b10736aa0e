import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { changeUser } from '#people/contract';
import { removePermissions } from '#permissions/contract';
import type { GivenPermission } from '#permissions/contract';
import { permissionTexts } from './permission-texts.ts';

/** Why a write was not done. */
export interface Refusal {
  message: string;
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>;
  /** Somebody else was first; the copy will tell what they did. */
  isStale: boolean;
}

/** The writes about permissions; each brings the copy up to date and says how it went. */
export function usePermissionDeeds() {
  const client = useClient();
  const bridge = useCopyBridge();

  async function tell(write: Promise<unknown>, text: string): Promise<Refusal | null> {
    try {
      await write;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { message, detail, errors, code } = error;
      const isStale = code === 'CONFLICT';
      if (isStale) void bridge.requestSync();
      else showToast({ kind: 'problem', text: message, detail: detail ?? undefined });
      return { message: detail ?? message, errors, isStale };
    }
    showToast({ kind: 'done', text });
    void bridge.requestSync();
    return null;
  }

  return {
    /** Replaces what a person may do, unless it is no more what it was when the form was opened. */
    set: (user_id: string, permissions: GivenPermission[], permission_ids: string[]) =>
      tell(
        client.call(changeUser, { body: { user_id, permissions, permission_ids } }),
        permissionTexts.saved,
      ),
    /** Takes all permissions of people away. */
    remove: (user_ids: string[]) =>
      tell(client.call(removePermissions, { body: { user_ids } }), permissionTexts.removed),
  };
}
