import { calendarMessages } from '#hydration/contract';
import { changeMetadata } from '#people/contract';
import { bringHere } from '#people/web';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';

/**
 * Saves private fields of the viewer and waits until the copy has them. A refusal is shown in a
 * toast. Returns whether it was saved.
 */
export function useOwnFields(): {
  online: boolean;
  save: (fields: Record<string, unknown>) => Promise<boolean>;
} {
  const client = useClient();
  const bridge = useCopyBridge();
  const { online } = useSyncStatus();
  return {
    online,
    async save(fields) {
      try {
        await client.call(changeMetadata, { body: { metadata: fields } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        const detail = failure.detail ?? failure.message;
        showToast({ kind: 'problem', text: calendarMessages.notSaved, detail });
        return false;
      }
      await bringHere(bridge);
      return true;
    },
  };
}
