import { useQueryClient } from '@tanstack/react-query';
import { showFailure } from '#packages/form/web';
import { answerKey, useAllRows, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { listRemoved, restoreUsers } from '#people/contract';
import { personName } from '#people/domain';
import { bringHere } from '#people/web';
import { removedTexts } from './removed-texts.ts';

type Named = Parameters<typeof personName>[0] & { user_id: string };

/** The people who can be restored, as far as known. */
export type Removed = ReturnType<typeof useRemoved>;

/** The people who can be restored, from the server, and restoring them. */
export function useRemoved() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queries = useQueryClient();
  const { online } = useSyncStatus();
  const { data, error, refetch } = useAllRows(listRemoved, ({ people }) => people, {
    enabled: online,
  });

  /** Restores a person and shows the result. */
  async function restore(person: Named): Promise<void> {
    const detail = personName(person);
    try {
      const { failed } = await client.call(restoreUsers, { body: { ids: [person.user_id] } });
      const [refused] = failed;
      if (refused === undefined) showToast({ kind: 'done', text: removedTexts.restored, detail });
      else showToast({ kind: 'problem', text: removedTexts.notRestored, detail: refused.reason });
      await bringHere(bridge);
    } catch (failure) {
      showFailure(failure, { fields: [] });
    } finally {
      // Also after a refusal: the page may be out of date.
      await queries.invalidateQueries({ queryKey: answerKey(listRemoved) });
    }
  }

  return { people: data, error, refetch, restore, online };
}
