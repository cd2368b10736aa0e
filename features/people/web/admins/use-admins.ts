import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { giveAdminLevel, listAdmins } from '#people/contract';
import type { AdminLevel } from '#people/contract';
import { permissionTexts } from '../permissions/permission-texts.ts';

const key = ['admins'];

/** The admins from the server, and the write that changes a level. */
export function useAdmins() {
  const client = useClient();
  const bridge = useCopyBridge();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listAdmins, {}, { signal }),
    retry: false,
    staleTime: 0,
  });

  /** Sets the level of a person; true if it was done. */
  async function give(user_id: string, level: AdminLevel | 'none'): Promise<boolean> {
    try {
      await client.call(giveAdminLevel, { body: { user_id, level } });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
      return false;
    } finally {
      // Also after a refusal: the page may be out of date.
      void queries.invalidateQueries({ queryKey: key });
    }
    showToast({ kind: 'done', text: permissionTexts.levelGiven[level] });
    void bridge.requestSync();
    return true;
  }

  return { admins: data?.admins, error, refetch, give };
}
